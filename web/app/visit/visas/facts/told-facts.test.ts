import type { Visa } from '@sojourn/contract/ground/reference'
import { expect, test } from 'vitest'
import { SOURCE } from '../../../../test/guide.ts'
import { toldFacts } from './told-facts.ts'

const known = { source: SOURCE, checked: '2026-09', age: 'current' as const }
const item = { what: null, about: null, note: null }
const fee = { what: 'Application', amount: 15_000, currency: 'CAD', for: 'main' as const }
const countries = [
  { id: 'NG', name: 'Nigeria' },
  { id: 'DE', name: 'Germany' },
]
const told = (facts: Visa['facts']) => toldFacts([{ id: 'ca/x', facts }], countries)['ca/x']
const said = (facts: Visa['facts']) =>
  Object.fromEntries(
    [...(told(facts)?.main ?? []), ...(told(facts)?.rules ?? [])].flatMap(({ rows }) =>
      rows.map((row) => [row.name, row.said]),
    ),
  )

test('what nobody knows has no line', () => {
  expect(told({})).toEqual({ main: [], rules: [] })
})

test('several parts come after what they come to, each with who pays it', () => {
  const print = {
    ...fee,
    what: 'Fingerprints and photo',
    amount: 8500,
    for: 'each' as const,
    note: 'Not asked of everyone',
  }
  expect(said({ fees: { ...known, value: [fee, print] } })['Government fee']).toEqual([
    { ...item, amount: 'CA$235', about: 'In all', isTotal: true },
    { ...item, amount: 'CA$150', about: 'Application' },
    {
      ...item,
      amount: 'CA$85',
      about: 'Fingerprints and photo, each person',
      note: 'Not asked of everyone',
    },
  ])
})

test('a fee of long ago is shown with its day and the page where one checks it; a lately read one without', () => {
  const origins = (fees: Visa['facts']['fees']) =>
    toldFacts([{ id: 'ca/x', facts: { fees }, url: 'https://ircc.example/fees' }], countries)[
      'ca/x'
    ]?.main.map(({ origin }) => origin)
  const at = { source: SOURCE, checked: '2025-06' }
  expect(origins({ ...known, value: [fee], checked: '2025-06', age: 'too_old' })).toEqual([
    { ...at, age: 'too_old', check: 'https://ircc.example/fees' },
  ])
  expect(origins({ ...known, value: [fee], likely: true })).toEqual([
    { source: SOURCE, checked: '2026-09', age: 'current', likely: true, check: 'https://ircc.example/fees' },
  ])
  expect(origins({ ...known, value: [fee] })).toEqual([
    { source: SOURCE, checked: '2026-09', age: 'current' },
  ])
})

test('a time is that of the country one lives in', () => {
  const time = { ...known, value: { min_days: 14, max_days: 119, by_residence: { NG: 70 } } }
  const [group] = toldFacts([{ id: 'ca/x', facts: { time } }], countries, 'NG')['ca/x']?.main ?? []
  expect(group?.rows[0]?.said).toBe('About 10 weeks from Nigeria')
})

test.each<[string, Visa['facts']['fees'], unknown]>([
  ['one fee for everybody', { ...known, value: [fee] }, 'CA$150'],
  ['a fee each year', { ...known, value: [{ ...fee, per: 'year' }] }, 'CA$150 a year'],
  [
    'one that others pay',
    { ...known, value: [{ ...fee, for: 'sponsor' }] },
    [{ ...item, amount: 'CA$150', about: 'Application, employer or sponsor' }],
  ],
  [
    'one that comes later',
    { ...known, value: [fee, { ...fee, amount: 0, what: 'Children', for: 'child', from: '2027-01-01' }] },
    [
      { ...item, amount: 'CA$150', about: 'Application' },
      { ...item, amount: 'Free', what: 'Children', about: 'child, from 1 Jan 2027' },
    ],
  ],
])('%s reads so', (_, fees, words) => {
  expect(said({ fees })['Government fee']).toEqual(words)
})

test('each rule is said in words, countries by name', () => {
  expect(
    said({
      stay: { ...known, value: { max_days: 90, text: null } },
      age: { ...known, value: { min: 18, max: 35 } },
      nationalities: { ...known, value: { only: ['NG', 'DE', 'XX'], except: [] } },
      language: { ...known, value: { language: 'English', level: 'B2' } },
      money: { ...known, value: { amount: 2_063_500, currency: 'CAD', per: 'year' } },
      settlement: { ...known, value: { leads: 'limited', after_years: 1 } },
      apply_from: { ...known, value: ['abroad', 'online'] },
    }),
  ).toMatchObject({
    Age: '18 to 35',
    Passports: 'Only Nigeria, Germany, XX',
    Language: 'English, level B2',
    'Money to show': 'CA$20,635 a year',
    'Leads to settlement': 'With limits, after 1 year',
    'Where you apply': 'From abroad or online',
  })
})

test('facts of one place and day share their source; another day stands apart, with its note', () => {
  const groups = told({
    may_work: { ...known, value: 'no' },
    extend: { ...known, value: 'yes' },
    may_bring_family: {
      ...known,
      value: 'limited',
      checked: '2025-01',
      age: 'too_old',
      note: 'Spouses only.',
    },
  })?.rules
  expect(groups?.map(({ rows: { length }, origin }) => [length, origin?.checked, origin?.age])).toEqual([
    [2, '2026-09', 'current'],
    [1, '2025-01', 'too_old'],
  ])
  const family = groups?.flatMap(({ rows }) => rows).find(({ name }) => name === 'Family')
  expect(family).toEqual({ name: 'Family', said: 'With limits', note: 'Spouses only.' })
})

test('a stay in the authority’s own words is marked as English, and a number of days is not', () => {
  const stay = (value: { max_days: number | null; text: string | null }) =>
    told({ stay: { ...known, value } } as Visa['facts'])?.rules[0]?.rows[0]
  expect(stay({ max_days: null, text: 'Until the course ends' })).toMatchObject({ inEnglish: true })
  expect(stay({ max_days: 90, text: null })).not.toHaveProperty('inEnglish')
})
