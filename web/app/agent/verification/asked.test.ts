import type { Verification } from '@sojourn/contract/supply/verification'
import { expect, test } from 'vitest'
import { asksLocation, asksOnlyProfile, asksPlace, defaultsOf, locationAnswers, reasonFor } from './asked.ts'

const known = (asked_for: Verification['asked_for'], answers: object = {}) =>
  ({ asked_for, answers, reasons: [{ field: 'city', reason: 'Not on the paper.' }], missing: [] }) as never

test('a step stands only where something of it is asked for', () => {
  expect(asksLocation(known(['address']))).toBe(true)
  expect(asksPlace(known(['address']))).toBe(false)
  expect(asksPlace(known(['state', 'city']))).toBe(true)
  expect(asksLocation(known(['document']))).toBe(false)
})

test('inputs begin with what was kept, and not with what was taken back', () => {
  expect(defaultsOf(known([], { dob: '1990-01-01', gender: null, city: '' }))).toEqual({ dob: '1990-01-01' })
})

test('only what is asked for is sent of the location, a city with its own name', () => {
  const answers = { country: 'CA', city: 'Other city', altCity: 'Kleinburg', postal_code: 'M5V' }
  expect(locationAnswers(known(['city', 'postal_code'], answers))).toEqual({
    city: 'Other city',
    altCity: 'Kleinburg',
    postal_code: 'M5V',
  })
})

test('a reason stands at its field', () => {
  expect(reasonFor(known([]), 'city')).toBe('Not on the paper.')
  expect(reasonFor(known([]), 'dob')).toBeUndefined()
})

test('a name that failed stands in the way until the profile says another', () => {
  const failed = { reasons: [{ field: 'name', reason: 'Not the passport’s.' }], missing: [{ item: 'name' }] }
  const asking = (asked_for: string[], more = {}) => ({ asked_for, ...failed, ...more }) as never
  expect(asksOnlyProfile(asking(['name']))).toBe(true)
  expect(asksOnlyProfile(asking(['name', 'dob']))).toBe(false)
  expect(asksOnlyProfile(asking(['name'], { missing: [] }))).toBe(false)
  expect(reasonFor(asking(['name']), 'name')).toBe('Not the passport’s.')
  expect(reasonFor(asking(['name'], { missing: [] }), 'name')).toBeUndefined()
})
