import { expect, test } from 'vitest'
import { changeUnit, deliveryDays, deliveryProblem, deliveryText } from './delivery.ts'

test('a unit is worth its days', () => {
  expect(deliveryDays({ value: 3, unit: 'Day' })).toBe(3)
  expect(deliveryDays({ value: 2, unit: 'Week' })).toBe(14)
  expect(deliveryDays({ value: 1, unit: 'Month' })).toBe(31)
  expect(deliveryDays({ value: 1, unit: 'Year' })).toBe(365)
})

test('changing the unit begins again at one', () => {
  expect(changeUnit('Week')).toEqual({ value: 1, unit: 'Week' })
})

test('a delivery time needs a number above 0 and a unit', () => {
  expect(deliveryProblem({ value: '', unit: 'Day' })).toBe('please input a delivery time')
  expect(deliveryProblem({ value: '3', unit: '' })).toBe('please select a delivery time unit')
  expect(deliveryProblem({ value: '0', unit: 'Day' })).toBe('time must be greater than 0')
  expect(deliveryProblem({ value: '-1', unit: 'Day' })).toBe('time must be greater than 0')
  expect(deliveryProblem({ value: '1.5', unit: 'Day' })).toBe('time must be greater than 0')
  expect(deliveryProblem({ value: '3', unit: 'toString' })).toBe('please select a delivery time unit')
  expect(deliveryProblem({ value: '3', unit: 'Week' })).toBeUndefined()
})

test('it reads as people say it', () => {
  expect(deliveryText({ value: 1, unit: 'Week' })).toBe('1 week')
  expect(deliveryText({ value: 3, unit: 'Month' })).toBe('3 months')
})
