import { readdirSync, readFileSync } from 'node:fs'
import { paperKind } from '@sojourn/contract/ground/paper-words'
import { describe, expect, test } from 'vitest'
import { checkPaper } from './check-paper.ts'
import type { PaperFacts } from './paper-facts.ts'
import { PHOTO_SIZES } from './photo-sizes.ts'
import { oldestAllowed } from './recent-enough.ts'
import { compareNames } from './same-name.ts'

const VISAS = new URL('../../../../data/visas/', import.meta.url)

const FIELDS = {
  ...{ number: 'G1234567', surname: 'MENSAH', given_names: 'KWAME KOFI', nationality: 'GHA' },
  ...{ birth: '1990-03-05', expiry: '2031-04-09' },
}
const ZONE = {
  fields: { ...FIELDS, format: 'TD3' as const, state: 'GHA', is_sure: true },
  ...{ quarters: 0, pitch: 30, has_margin: true },
}
const PICTURE = { width: 2000, height: 1400, sharpness: 50, light: 230, middle: 200, dark: 60 }
const FOUND: PaperFacts['found'] = {
  ...{ sha256: 'a'.repeat(64), kind: 'picture', fault: null, pages: null, letters: null, days: [] },
  ...{ picture: PICTURE, zone: ZONE },
}
const JOURNEY = {
  ...{ country: 'US', countryName: 'United States', arrival: '2027-02-01', stayDays: 30 },
  rule: { line: 'Passport valid six months past the trip', months: 6, days: 0, from: 'end' as const },
}
const PAPER: PaperFacts = {
  ...{ kind: 'passport', asked: 'Passport', found: FOUND, confirmed: FIELDS, today: '2026-11-02' },
  ...{ profile: { name: 'Kwame Mensah', birth: null }, expiresByGoal: null },
  ...{ journey: JOURNEY, others: [], sameAs: [], size: 900_000 },
}

const found = (changes: Partial<PaperFacts['found']>) => ({ found: { ...FOUND, ...changes } })
const seen = (changes: Partial<typeof PICTURE>) => found({ picture: { ...PICTURE, ...changes } })
const said = (changes: Partial<typeof FIELDS>) => ({ confirmed: { ...FIELDS, ...changes } })
const photo = (width: number, height: number) => ({
  ...{ kind: 'photo' as const, asked: 'Photo', confirmed: null },
  ...found({ zone: null, picture: { ...PICTURE, width, height } }),
})
const journeyTo = (country: string) => ({ ...JOURNEY, country, countryName: country })

test('a good passport has nothing to be looked at again', () => {
  expect(checkPaper(PAPER).filter(({ answer }) => answer !== 'fine')).toEqual([])
})

type Expected = [
  what: string,
  rule: string,
  answer: 'fine' | 'look_again' | 'unsure' | null,
  changes: Partial<PaperFacts>,
  words?: RegExp,
]

test.each<Expected>([
  ['an empty file', 'opens', 'look_again', found({ fault: 'empty' }), /is empty/],
  ['a PDF with a password', 'opens', 'look_again', found({ fault: 'locked' }), /without one/],
  ['a broken file', 'opens', 'look_again', found({ fault: 'broken' }), /does not open/],
  ['too many dots', 'opens', 'look_again', found({ fault: 'too_large' }), /smaller/],
  [
    'a blurred picture',
    'sharp',
    'look_again',
    found({ zone: null, picture: { ...PICTURE, sharpness: 9 } }),
    /hold the phone still/,
  ],
  ['a picture between', 'sharp', 'unsure', found({ zone: null, picture: { ...PICTURE, sharpness: 18 } })],
  ['a soft picture whose zone was read', 'sharp', 'fine', seen({ sharpness: 18 })],
  ['a dark picture', 'bright', 'look_again', seen({ light: 70 }), /too dark/],
  ['a faded picture', 'bright', 'look_again', seen({ light: 254, dark: 190 }), /without a flash/],
  [
    'a page at the edge',
    'whole_page',
    'look_again',
    found({ zone: { ...ZONE, has_margin: false } }),
    /all four corners/,
  ],
  ['no zone in a passport', 'whole_page', 'unsure', found({ zone: null })],
  [
    'a page on its side',
    'upright',
    'look_again',
    found({ zone: { ...ZONE, quarters: 1 } }),
    /a quarter to the right/,
  ],
  ['a page on its head', 'upright', 'look_again', found({ zone: { ...ZONE, quarters: 2 } }), /upside down/],
  [
    'a small picture',
    'resolution',
    'look_again',
    found({ zone: { ...ZONE, pitch: 7 } }),
    /2000 × 1400 pixels/,
  ],
  ['a hundred pages', 'pages', 'look_again', found({ kind: 'pdf', pages: 100 }), /100 pages/],
  [
    'text where a photo is wanted',
    'kind',
    'look_again',
    { kind: 'photo', asked: 'Photo', ...found({ kind: 'other', zone: null, picture: null }) },
    /upload a JPG or PNG picture/,
  ],
  [
    'a card where a passport is wanted',
    'kind',
    'look_again',
    found({ zone: { ...ZONE, fields: { ...ZONE.fields, format: 'TD1' } } }),
    /an identity card/,
  ],
  [
    'a page of text where a passport is wanted',
    'kind',
    'look_again',
    found({ kind: 'pdf', zone: null, letters: 3000 }),
    /full of text/,
  ],
  ['nobody knows what where a passport is wanted', 'kind', 'unsure', found({ zone: null })],
  [
    'a passport where a bank statement is wanted',
    'kind',
    'look_again',
    { kind: 'other', asked: 'Bank statement' },
  ],
  [
    'a passport where a photo is wanted',
    'kind',
    'look_again',
    { kind: 'photo', asked: 'Photo' },
    /photo of the face/,
  ],
  [
    'another name',
    'name',
    'look_again',
    said({ surname: 'MENSA' }),
    /says KWAME KOFI MENSA, but the profile says Kwame Mensah/,
  ],
  ['what is not confirmed', 'name', 'unsure', { confirmed: null }, /confirm what we read/],
  [
    'another name in another paper',
    'name',
    'look_again',
    { others: [{ name: 'Old card', fields: { ...FIELDS, surname: 'OWUSU' } }] },
    /“Old card” says/,
  ],
  ['another script', 'name', 'unsure', { profile: { name: 'Кваме Менса', birth: null } }],
  [
    'another day of birth',
    'number',
    'look_again',
    { profile: { name: 'Kwame Mensah', birth: '1990-05-03' } },
    /your profile 3 May 1990/,
  ],
  ['another day than the goal says', 'number', 'look_again', { expiresByGoal: '2030-04-09' }],
  [
    'another number in a copy',
    'number',
    'look_again',
    { others: [{ name: 'Copy', fields: { ...FIELDS, number: 'G7654321' } }] },
  ],
  [
    'the same number in a copy, spaced',
    'number',
    'fine',
    { others: [{ name: 'Copy', fields: { ...FIELDS, number: 'G 1234 567' } }] },
  ],
  ['one that has expired', 'valid', 'look_again', said({ expiry: '2026-11-01' }), /expired on 1 Nov 2026/],
  [
    'one that ends on the journey',
    'valid',
    'look_again',
    said({ expiry: '2027-03-02' }),
    /before your journey to United States ends/,
  ],
  [
    'one that lasts to the day of the journey only',
    'valid',
    'look_again',
    said({ expiry: '2027-03-03' }),
    /valid until 3 Sep 2027/,
  ],
  ['one a day too short', 'valid', 'look_again', said({ expiry: '2027-09-02' })],
  ['one that lasts to the very day', 'valid', 'fine', said({ expiry: '2027-09-03' })],
  ['one for a country whose rule nobody knows', 'valid', 'unsure', { journey: { ...JOURNEY, rule: null } }],
  [
    'an old statement',
    'recent',
    'look_again',
    {
      kind: 'other',
      asked: 'Bank statement, not older than 3 months',
      ...found({ days: ['2026-01-10', '2026-07-30'] }),
    },
    /30 Jul 2026; it must not be older than 3 months/,
  ],
  [
    'a new statement',
    'recent',
    'fine',
    { kind: 'other', asked: 'Bank statement of the last three months', ...found({ days: ['2026-10-30'] }) },
  ],
  [
    'a statement without a date',
    'recent',
    'unsure',
    { kind: 'other', asked: 'Payslips of the last 3 months', ...found({ days: [] }) },
  ],
  ['a paper that may be of any age', 'recent', null, { kind: 'other', asked: 'Birth certificate' }],
  ['a photo of the size', 'photo', 'fine', photo(900, 900)],
  ['a photo of other proportions', 'photo', 'look_again', photo(700, 900), /51 × 51 mm/],
  [
    'a photo of the larger size of two',
    'photo',
    'fine',
    { ...photo(760, 1000), journey: { ...JOURNEY, country: 'IE', countryName: 'Ireland' } },
  ],
  [
    'a square photo where an upright one is asked for',
    'photo',
    'look_again',
    { ...photo(900, 900), journey: { ...JOURNEY, country: 'IE', countryName: 'Ireland' } },
    /^Ireland asks for a photo of 35 × 45 mm – 38 × 50 mm; .* Please crop it\.$/,
  ],
  [
    'a photo for Germany',
    'photo',
    'fine',
    { ...photo(700, 900), journey: { ...JOURNEY, country: 'DE', countryName: 'Germany' } },
  ],
  [
    'a file of three by four for New Zealand',
    'photo',
    'fine',
    { ...photo(900, 1200), journey: journeyTo('NZ') },
  ],
  [
    'a file too small for New Zealand',
    'photo',
    'look_again',
    { ...photo(600, 800), journey: journeyTo('NZ') },
    /needs 900 pixels/,
  ],
  [
    'a photo that fits what we only believe',
    'photo',
    'unsure',
    { ...photo(700, 900), journey: journeyTo('PT') },
    /^As far as we know, PT asks for a photo of 35 × 45 mm, .* This one has those proportions\./,
  ],
  [
    'a photo that does not fit what we only believe',
    'photo',
    'unsure',
    { ...photo(900, 900), journey: journeyTo('PT') },
    /Please ask your agent before you change it\.$/,
  ],
  [
    'a photo of a size that was read by now',
    'photo',
    'fine',
    { ...photo(700, 900), journey: journeyTo('FR') },
  ],
  [
    'the second of two sizes, which are for different visas',
    'photo',
    'unsure',
    { ...photo(750, 1050), journey: journeyTo('CA') },
    /35 × 45 mm \/ 50 × 70 mm, depending on the visa or the office\. This one has the proportions of one of them\./,
  ],
  [
    'a photo between two sizes that are no range',
    'photo',
    'look_again',
    { ...photo(900, 1000), journey: journeyTo('JP') },
    /depending on the visa or the office; this one has other proportions/,
  ],
  [
    'a photo for a country that takes it itself',
    'photo',
    'unsure',
    { ...photo(900, 900), journey: journeyTo('NO') },
    /takes the photo at your appointment/,
  ],
  ['a file of any size', 'size', null, {}],
  ['a file below its limit', 'size', 'fine', { asked: 'Passport, max 1 MB' }],
  [
    'a file above its limit',
    'size',
    'look_again',
    { asked: 'Passport, max 300 KB' },
    /has 900 kB, but “Passport, max 300 KB” asks for 300 kB at most/,
  ],
  ['a photo too small', 'photo', 'look_again', photo(500, 500), /needs 600 pixels/],
  [
    'a photo for a country we do not know',
    'photo',
    'unsure',
    { ...photo(900, 900), journey: { ...JOURNEY, country: 'ZZ' } },
  ],
  [
    'the same file again',
    'double',
    'look_again',
    { sameAs: ['Birth certificate'] },
    /the same file as “Birth certificate”/,
  ],
])('%s: %s says %s', (_what, rule, answer, changes, words) => {
  const check = checkPaper({ ...PAPER, ...changes }).find((one) => one.rule === rule)
  expect(check?.answer ?? null).toBe(answer)
  if (words) expect(check?.text).toMatch(words)
  // Whatever is not fine comes with what to do about it.
  if (answer !== 'fine' && answer !== null) expect(check?.text).toMatch(/\b[Pp]lease\b.*\.$/)
})

describe('names', () => {
  test.each([
    ['KWAME MENSAH', 'Kwame Mensah', 'same'],
    ['MENSAH KWAME', 'Kwame Mensah', 'same'],
    ['KWAME KOFI MENSAH', 'Kwame Mensah', 'middle_names'],
    ['JUERGEN MUELLER', 'Jürgen Müller', 'same'],
    ['JURGEN MULLER', 'Jürgen Müller', 'same'],
    ['AINO MAEKINEN', 'Aino Mäkinen', 'same'],
    ['SOREN OESTERGAARD', 'Søren Østergaard', 'same'],
    ['JOSE NUNEZ', 'José Núñez', 'same'],
    ['HANS GROSS', 'Hans Groß', 'same'],
    ['LUKASZ LUKASIEWICZ', 'Łukasz Łukasiewicz', 'same'],
    ['ANNE MARIE DUPONT', 'Anne-Marie Dupont', 'same'],
    ['SEAN OBRIEN', 'Sean O’Brien', 'same'],
    ['ANNEMARIE DUPONT', 'Anne Marie Dupont', 'same'],
    ['KWAME MENSA', 'Kwame Mensah', 'other'],
    ['KWABENA MENSAH', 'Kwame Mensah', 'other'],
    ['MENSAH', 'Kwame Mensah', 'other'],
    ['KWAME MENSAH', 'Кваме Менса', 'not_comparable'],
    ['', 'Kwame Mensah', 'not_comparable'],
  ])('%s beside %s are %s', (one, other, expected) => {
    expect(compareNames(one, other)).toBe(expected)
    expect(compareNames(other, one)).toBe(expected)
  })
})

test.each([
  ['Passport', 'passport'],
  ['Passport and old visas', 'other'],
  ['Copy of your passport', 'passport'],
  ['Passport photo', 'photo'],
  ['Two passport-size photographs', 'photo'],
  ['Photo', 'photo'],
  ['National ID card', 'identity_card'],
  ['Passport of your spouse', 'other'],
  ['Bank statements', 'other'],
])('“%s” asks for: %s', (asked, kind) => {
  expect(paperKind(asked)).toBe(kind)
})

test.each([
  ['Bank statements of the last 6 months', '2026-05-02'],
  ['Police certificate, not older than six months', '2026-05-02'],
  ['Medical report from within 2 weeks', '2026-10-19'],
  ['Bank statement', undefined],
  ['Proof of 3 months of rent', undefined],
])('“%s” may be as old as %s', (asked, day) => {
  expect(oldestAllowed(asked, '2026-11-02')?.day).toBe(day)
})

describe('the table of photo sizes', () => {
  const files = readdirSync(VISAS)
    .filter((name) => /^[A-Z]{2}\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(new URL(name, VISAS), 'utf8')))
  const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')
  const authorities = new Map(files.map(({ country, authority }) => [country, hostOf(authority.url)]))
  const OFFICIAL =
    /(^|\.)(gov|gouv\.fr|diplo\.de|go\.(jp|kr|th)|gob\.(es|mx)|(gov|gv)\.[a-z]{2}|gov\.(uk|br)|fgov\.be|um\.dk|thaiembassy\.org|swedenabroad\.se|mae\.lu|admin\.ch)$|^(embassies\.mofa\.gov\.sa)$/

  test('holds every country of which we have twelve visas or more, and 35 at least', () => {
    const known = files.filter(({ visas }) => visas.length >= 12).map(({ country }) => country)
    expect(known.length).toBeGreaterThan(30)
    expect(known.filter((country) => !(country in PHOTO_SIZES))).toEqual([])
    expect(Object.keys(PHOTO_SIZES).length).toBeGreaterThanOrEqual(35)
  })

  test.each(Object.entries(PHOTO_SIZES))(
    '%s: it is from its authority, on a day that was',
    (country, row) => {
      expect(authorities.has(country)).toBe(true)
      expect(new URL(row.source).protocol).toBe('https:')
      const host = hostOf(row.source)
      expect(host === authorities.get(country) || OFFICIAL.test(host), host).toBe(true)
      const day = new Date(`${row.checked}T00:00:00Z`)
      expect(day.toISOString().slice(0, 10)).toBe(row.checked)
      expect(row.checked >= '2026-11-01' && day.getTime() <= Date.now()).toBe(true)
      if ('taken_there' in row) return
      for (const [width, height] of row.sizes)
        expect(width > 20 && height >= width && height < 80, `${width} × ${height}`).toBe(true)
      expect(new Set(row.sizes.map(String)).size).toBe(row.sizes.length)
      if (row.isRange) expect(row.sizes).toHaveLength(2)
      if (row.depends) expect(row.sizes.length).toBeGreaterThan(1)
      expect(row.depends && (row.isRange || row.likely)).toBeFalsy()
      if (row.likely) expect(row.least_pixels).toBeUndefined()
    },
  )

  test('holds 35 countries of which we read it, and names both kinds', () => {
    const rows = Object.values(PHOTO_SIZES)
    const likely = rows.filter((row) => 'likely' in row)
    expect(rows.length - likely.length).toBeGreaterThanOrEqual(35)
    expect(likely.length).toBeGreaterThan(0)
  })

  test('is in the order of its codes, so that a second row is seen', () => {
    const source = readFileSync(new URL('./photo-sizes.ts', import.meta.url), 'utf8')
    const codes = [...source.matchAll(/^ {2}([A-Z]{2}): /gm)].map(([, code]) => code)
    expect(codes).toEqual([...new Set(codes)].sort())
    expect(codes).toEqual(Object.keys(PHOTO_SIZES))
  })
})
