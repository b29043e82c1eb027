import { expect, test } from 'vitest'
import { daysSince, usualWait } from './usual-wait.ts'

const wait = (today: string, wanted = '2027-06-01', usual = { min_days: 30, max_days: 92 }) =>
  usualWait({ filed: '2026-11-18', today, wanted, usual })

test('the usual time counts from the day of filing', () => {
  expect(wait('2026-11-30')).toMatchObject({ from: '2026-12-18', until: '2027-02-18' })
})

test.each([
  ['2026-11-18', 'before'],
  ['2026-12-17', 'before'],
  ['2026-12-18', 'within'],
  ['2027-02-18', 'within'],
  ['2027-02-19', 'after'],
] as const)('on %s one stands %s it', (today, place) => expect(wait(today).place).toBe(place))

test('a time that is one figure has one day', () => {
  const about = { min_days: 42, max_days: 42 }
  expect(wait('2026-12-30', undefined, about)).toMatchObject({
    ...{ from: '2026-12-30', until: '2026-12-30', place: 'within' },
  })
})

test.each([
  ['2027-02-17', true],
  ['2027-02-18', false],
])('a goal of %s comes before its end: %s', (wanted, expected) =>
  expect(wait('2026-11-30', wanted).endsAfterGoal).toBe(expected),
)

test('days since the filing are never below none', () => {
  expect(daysSince('2026-11-18', '2026-11-30')).toBe(12)
  expect(daysSince('2026-11-18', '2026-11-17')).toBe(0)
})
