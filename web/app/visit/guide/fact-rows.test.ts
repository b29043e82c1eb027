import type { Visa } from '@sojourn/contract/ground/reference'
import { expect, test } from 'vitest'
import { SOURCE } from '../../../test/guide.ts'
import { factGroups } from './fact-rows.ts'

const known = { source: SOURCE, checked: '2026-09', age: 'current' as const }
const fee = { what: 'Application', amount: 15_000, currency: 'CAD', for: 'main' as const }
const rows = (facts: Visa['facts']) => factGroups({ facts }, {}).flatMap((group) => group.rows)

test('of a visa nobody knows anything of nothing is said', () => {
  expect(factGroups({ facts: {} }, {})).toEqual([])
})

test('facts read at one place on one day stand together, others apart', () => {
  const groups = factGroups(
    {
      facts: {
        time: { ...known, value: { min_days: 28, max_days: 98 } },
        may_work: { ...known, value: 'no' },
        extend: { ...known, value: 'yes', checked: '2025-01', age: 'too_old' },
        age: { ...known, value: { min: 18, max: null }, source: 'https://other.example/age' },
      },
    },
    {},
  )
  expect(groups.map(({ rows: { length }, site, isOld }) => [length, site, isOld])).toEqual([
    [2, 'canada.ca', false],
    [1, 'other.example', false],
    [1, 'canada.ca', true],
  ])
})

test('what nobody has read yet has no month, whenever it was written', () => {
  const unread = { ...known, unread: true as const, age: 'old' as const }
  const groups = factGroups(
    {
      facts: { may_work: { ...unread, value: 'no' }, extend: { ...unread, value: 'no', checked: '2025-01' } },
    },
    {},
  )
  expect(groups).toHaveLength(1)
  expect(groups[0]).toMatchObject({ checked: null, isOld: true })
})

const item = { what: null, about: null, note: null }
type Lines = ReturnType<typeof rows>[number]['lines']

test.each<[string, Visa['facts']['fees'], Lines]>([
  ['one fee is its amount', { ...known, value: [fee] }, ['CA$150']],
  [
    'several say what each covers, for whom and from when, after what they come to',
    {
      ...known,
      value: [
        fee,
        { ...fee, what: 'Biometrics', amount: 8500, for: 'each', from: '2026-12-01' },
        { ...fee, what: 'Health', amount: null, currency: null, per: 'year' },
      ],
    },
    [
      { ...item, amount: 'CA$235', about: 'In all', isTotal: true },
      { ...item, amount: 'CA$150', about: 'Application' },
      { ...item, amount: 'CA$85', what: 'Biometrics', about: 'each person, from 1 Dec 2026' },
      { ...item, amount: 'Not known', what: 'Health' },
    ],
  ],
  [
    'one with a name of its own says it',
    { ...known, value: [{ ...fee, what: 'Entry' }] },
    [{ ...item, amount: 'CA$150', what: 'Entry' }],
  ],
])('%s', (_, fees, lines) => {
  expect(rows({ fees })[0]).toEqual({ name: 'Government fee', lines, note: null })
})

test('other costs that there are none of are said to be none, with their note', () => {
  const other_costs = { ...known, value: [], note: 'A medical may be asked for.' }
  expect(rows({ other_costs })).toEqual([
    { name: 'Other costs', lines: ['None'], note: 'A medical may be asked for.' },
  ])
})
