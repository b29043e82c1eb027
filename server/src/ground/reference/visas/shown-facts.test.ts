import { expect, test } from 'vitest'
import { shownFacts } from './shown-facts.ts'

const at = (checked: string) => ({ source: 'https://www.example.org/', checked })
const facts = (checked: string) => ({
  fees: {
    value: [{ what: 'Application', amount: 100, currency: 'EUR', for: 'main' as const }],
    note: 'Half of it for students.',
    ...at(checked),
  },
  time: { value: { min_days: 1, max_days: 2 }, ...at(checked) },
  may_work: { value: 'no' as const, ...at(checked) },
})

test.each([
  ['2026-05', '2026-11-01', 'current'],
  ['2026-05', '2026-11-02', 'old'],
  ['2026-05-20', '2026-11-20', 'current'],
  ['2026-05-20', '2026-11-21', 'old'],
  ['2025-11-20', '2026-11-20', 'old'],
  ['2025-11-20', '2026-11-21', 'too_old'],
  ['2025-08-31', '2026-02-28', 'current'],
  ['2025-08-31', '2026-03-01', 'old'],
])('what was checked in %s is on %s %s', (checked, today, age) => {
  expect(shownFacts(facts(checked), today).may_work?.age).toBe(age)
})

test('however old, the last known fee and time are shown with their note, source and day', () => {
  const { fees, time, may_work } = shownFacts(facts('2019-10'), '2026-11-02')
  expect(fees).toEqual({ ...facts('2019-10').fees, age: 'too_old' })
  expect(time).toEqual({ ...facts('2019-10').time, age: 'too_old' })
  expect(may_work?.value).toBe('no')
})

test('a fee, a cost or a time that nobody knows has no line', () => {
  const item = { what: 'Application', amount: null, currency: null, for: 'main' as const }
  const known = { ...item, what: 'Biometrics', amount: 8500, currency: 'CAD' }
  const shown = shownFacts(
    {
      fees: { value: [item], ...at('2026-10') },
      other_costs: { value: [item, known], ...at('2026-10') },
      time: { value: null, ...at('2026-10') },
    },
    '2026-11-02',
  )
  expect(Object.keys(shown)).toEqual(['other_costs'])
  expect(shown.other_costs?.value).toEqual([known])
})

test('that there are no other costs is known', () => {
  expect(
    shownFacts({ other_costs: { value: [], ...at('2026-10') } }, '2026-11-02').other_costs?.value,
  ).toEqual([])
})

test('each fact has its own age', () => {
  const mixed = { ...facts('2026-10'), fees: facts('2025-10').fees }
  const { fees, time } = shownFacts(mixed, '2026-11-02')
  expect([fees?.age, time?.age]).toEqual(['too_old', 'current'])
})

test('what nobody has read at its source is no fee that is known; a rule stays, marked', () => {
  const fact = { source: 'https://example.org', checked: '2026-11', unread: true as const }
  const item = { what: 'Application', amount: 100, currency: 'EUR', for: 'main' as const }
  const shown = shownFacts(
    { fees: { value: [item], ...fact }, may_work: { value: 'yes', ...fact } },
    '2026-11-23',
  )
  expect(shown.fees).toBeUndefined()
  expect(shown.may_work).toMatchObject({ value: 'yes', age: 'too_old', unread: true })
})
