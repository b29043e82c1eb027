import { expect, test } from 'vitest'
import { readVisas } from './read-visas.ts'

const SOURCE = { source: 'https://www.example.org/fees', checked: '2026-11' }

const permit = {
  code: 'study-permit',
  name: 'Study Permit',
  aliases: ['student visa'],
  purposes: ['study'],
  description: 'For students.',
  url: 'https://www.example.org/study',
  facts: {
    fees: { value: [{ what: 'Application', amount: 15000, currency: 'CAD', for: 'main' }], ...SOURCE },
    time: { value: { min_days: 28, max_days: 98 }, ...SOURCE },
  },
  checklist: ['Passport'],
}

const canada = {
  country: 'CA',
  authority: { name: 'IRCC', url: 'https://www.example.org/' },
  summary: 'Canada.',
  warnings: [],
  visas: [permit],
}

const read = (country: object, others: Record<string, object> = {}) => {
  const files = { 'visas/CA.json': country, ...others }
  const texts = Object.entries(files).map(([name, file]): [string, string] => [name, JSON.stringify(file)])
  return readVisas(new Map(texts), new Set(['CA']))
}
const withVisa = (change: object) => ({ ...canada, visas: [{ ...permit, ...change }] })
const withFact = (kind: string, value: unknown, more: object = SOURCE) =>
  withVisa({ facts: { ...permit.facts, [kind]: { value, ...more } } })

test('a whole programme is taken as it stands', () => {
  expect(read(canada)[0]?.visas[0]).toMatchObject({
    code: 'study-permit',
    front_door: false,
    former_codes: [],
  })
})

test.each<[string, object, string]>([
  ['a field nobody knows', withVisa({ fee: 3 }), 'visas/CA.json: study-permit: Unrecognized key: "fee".'],
  ['no purpose', withVisa({ purposes: [] }), 'visas/CA.json: study-permit: purposes: must name a purpose.'],
  [
    'a purpose that is none',
    withVisa({ purposes: ['fun'] }),
    'visas/CA.json: study-permit: purposes.0: must be a purpose.',
  ],
  ['a fact without its source', withFact('may_work', 'yes', { checked: '2026-11' }), 'facts.may_work.source'],
  [
    'a fact without its day',
    withFact('may_work', 'yes', { source: SOURCE.source }),
    'facts.may_work.checked',
  ],
  [
    'a month that is none',
    withFact('may_work', 'yes', { ...SOURCE, checked: '2026-13' }),
    'facts.may_work.checked: must be YYYY-MM or YYYY-MM-DD.',
  ],
  [
    'a day that is none',
    withFact('may_work', 'yes', { ...SOURCE, checked: '2026-02-30' }),
    'facts.may_work.checked: is no day.',
  ],
  [
    'a source that is no public page',
    withFact('may_work', 'yes', { ...SOURCE, source: 'http://localhost/fees' }),
    'facts.may_work.source: must be an address that begins with https://.',
  ],
  ['an answer that is none', withFact('may_work', 'maybe'), 'must be one of no, limited, yes.'],
  [
    'an amount without a currency',
    withFact('fees', [{ what: 'Application', amount: 1, currency: null, for: 'main' }]),
    'facts.fees.value.0.currency: must stand with an amount, and be null without one.',
  ],
  [
    'parts of a cent',
    withFact('fees', [{ what: 'Application', amount: 1.5, currency: 'CAD', for: 'main' }]),
    'facts.fees.value.0.amount: must be a whole number.',
  ],
  [
    'a currency that is none',
    withFact('fees', [{ what: 'Application', amount: 1, currency: 'ZZZ', for: 'main' }]),
    'visas/CA.json: study-permit: ZZZ is no currency.',
  ],
  [
    'a time that ends before it begins',
    withFact('time', { min_days: 9, max_days: 2 }),
    'facts.time.value.max_days: must not be below min_days.',
  ],
  ['a group nobody knows', withFact('nationalities', { only: ['OECD'], except: [] }), 'or a known group.'],
  [
    'no fact on the fee',
    withVisa({ facts: { time: permit.facts.time } }),
    'visas/CA.json: study-permit: facts.fees:',
  ],
  [
    'a page that promises a fee nobody knows',
    withVisa({
      promises: ['fees'],
      facts: {
        ...permit.facts,
        fees: { value: [{ what: 'Application', amount: null, currency: null, for: 'main' }], ...SOURCE },
      },
    }),
    'visas/CA.json: study-permit: promises: the title of its page promises a fee that nobody knows.',
  ],
  [
    'a page that promises a time nobody knows',
    withVisa({ promises: ['fees', 'time'], facts: { ...permit.facts, time: { value: null, ...SOURCE } } }),
    'study-permit: promises: the title of its page promises a time that nobody knows.',
  ],
  [
    'a page that promises a fee nobody has read',
    withVisa({
      promises: ['fees'],
      facts: { ...permit.facts, fees: { ...permit.facts.fees, unread: true } },
    }),
    'promises a fee that nobody knows',
  ],
  [
    'a code used twice',
    { ...canada, visas: [permit, { ...permit, code: 'permit', former_codes: ['study-permit'] }] },
    'visas/CA.json: study-permit: this code is used twice.',
  ],
  [
    'a shared programme that is nowhere',
    { ...canada, visas: [{ shared: 'schengen', code: 'schengen-visa', url: permit.url }] },
    'visas/CA.json: schengen-visa: visas/shared/schengen.json has no such programme.',
  ],
  [
    'a warning on a visa that is none',
    { ...canada, warnings: [{ text: 'Paused.', ...SOURCE, visas: ['work-permit'] }] },
    'visas/CA.json: warnings: work-permit is no visa of this country.',
  ],
  [
    'another country than its name says',
    { ...canada, country: 'US' },
    'country: must be the name of the file.',
  ],
])('refuses %s, in a sentence', (_what, country, sentence) => {
  expect(() => read(country)).toThrow(sentence)
})

test('refuses a file that is no JSON', () => {
  expect(() => readVisas(new Map([['visas/CA.json', '{']]), new Set(['CA']))).toThrow(
    'visas/CA.json: is not JSON',
  )
})

test('a shared programme is written once; each country keeps its own page', () => {
  const shared = { name: 'schengen', visas: [{ ...permit, code: 'schengen-visa' }] }
  const own = {
    shared: 'schengen',
    code: 'schengen-visa',
    url: 'https://www.example.org/ca',
    front_door: true,
  }
  const [country] = read({ ...canada, visas: [own] }, { 'visas/shared/schengen.json': shared })
  expect(country?.visas).toMatchObject([
    { code: 'schengen-visa', name: 'Study Permit', url: 'https://www.example.org/ca', front_door: true },
  ])
})
