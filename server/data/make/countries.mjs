// Makes ../countries.json: the countries of ISO 3166-1, and Kosovo.
//
//   npm install --prefix <folder> countries-list@3.4.1
//   node server/data/make/countries.mjs <folder>
//
// Data: countries-list (https://github.com/annexare/Countries), MIT; corrected by FIXES below.

import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const require = createRequire(resolve(process.argv[2], 'index.js'))
const { continents, countries } = require('countries-list')

// They are in the source but no countries of ISO 3166-1: both belong to SH.
const NOT_COUNTRIES = ['AC', 'TA']

// Units of account and replaced money, which nobody is paid in.
const NOT_PAID_IN = ['BOV', 'CHE', 'CHW', 'CLF', 'SVC', 'USN', 'UYI']

const FIXES = {
  AW: { languages: ['nl', 'pap'] },
  AX: { name: 'Åland Islands' },
  BL: { name: 'Saint Barthélemy' },
  BQ: { name: 'Bonaire, Sint Eustatius and Saba', dial_codes: ['+5993', '+5994', '+5997'] },
  BT: { native_name: 'འབྲུག་ཡུལ' },
  CH: { languages: ['de', 'fr', 'it', 'rm'] },
  CI: { name: "Côte d'Ivoire" },
  CW: { name: 'Curaçao', languages: ['nl', 'pap', 'en'] },
  CY: { languages: ['el', 'tr'] },
  EH: { capital: 'Laayoune', currencies: ['MAD'], languages: ['ar', 'es'] },
  GD: { capital: "Saint George's" },
  GG: { capital: 'Saint Peter Port' },
  GS: { capital: 'Grytviken' },
  HK: { capital: 'Hong Kong' },
  HT: { currencies: ['HTG'] },
  IL: { native_name: 'ישראל' },
  IS: { capital: 'Reykjavík' },
  JM: { dial_codes: ['+1876', '+1658'] },
  KI: { capital: 'Tarawa' },
  KP: { native_name: '조선' },
  LA: { native_name: 'ລາວ' },
  LK: { native_name: 'ශ්‍රී ලංකාව' },
  MF: { languages: ['fr'] },
  MN: { capital: 'Ulaanbaatar' },
  MO: { capital: 'Macau' },
  MU: { native_name: 'Mauritius', languages: ['en', 'fr'] },
  PF: { capital: 'Papeete' },
  RE: { name: 'Réunion' },
  RW: { languages: ['rw', 'en', 'fr', 'sw'] },
  SH: { name: 'Saint Helena, Ascension and Tristan da Cunha', dial_codes: ['+290', '+247'] },
  SJ: { dial_codes: ['+47'] },
  SM: { capital: 'San Marino' },
  ST: { name: 'São Tomé and Príncipe' },
  SZ: { native_name: 'eSwatini', capital: 'Mbabane' },
  TF: { native_name: 'Terres australes et antarctiques françaises' },
  TK: { capital: '' },
  TL: { name: 'Timor-Leste', continent: 'Asia' },
  UM: { name: 'United States Minor Outlying Islands' },
  US: { capital: 'Washington, D.C.' },
  VA: { dial_codes: ['+3906698'] },
  XK: { native_name: 'Kosova', dial_codes: ['+383'] },
  YE: { native_name: 'اليمن' },
  ZW: { currencies: ['ZWG', 'USD'] },
}

const tidy = (text) =>
  text
    .normalize('NFC')
    .replace(/[\u200e\u200f]/g, '')
    .replace(/’/g, "'")
    .trim()

const rows = Object.entries(countries)
  .filter(([iso]) => !NOT_COUNTRIES.includes(iso))
  .map(([iso, c]) => ({
    iso,
    name: tidy(c.name),
    native_name: tidy(c.native),
    dial_codes: c.phone.map((code) => `+${code}`),
    continent: continents[c.continent],
    capital: tidy(c.capital),
    currencies: c.currency.filter((code) => !NOT_PAID_IN.includes(code)),
    languages: c.languages,
    ...FIXES[iso],
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

const lines = rows.map((row) => JSON.stringify(row))
writeFileSync(new URL('../countries.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
console.log(`${rows.length} countries`)
