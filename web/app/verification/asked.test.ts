import type { Verification } from '@sojourn/contract/verification'
import { expect, test } from 'vitest'
import { asksIdentity, asksLocation, asksPlace, defaultsOf, locationAnswers, reasonFor } from './asked.ts'

const known = (asked_for: Verification['asked_for'], answers: object = {}) =>
  ({ asked_for, answers, reasons: [{ field: 'city', reason: 'Not on the paper.' }], missing: [] }) as never

test('a step stands only where something of it is asked for', () => {
  expect(asksLocation(known(['address']))).toBe(true)
  expect(asksPlace(known(['address']))).toBe(false)
  expect(asksPlace(known(['state', 'city']))).toBe(true)
  expect(asksLocation(known(['document']))).toBe(false)
  expect(asksIdentity(known(['name']))).toBe(false)
  expect(asksIdentity(known(['dob']))).toBe(true)
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
