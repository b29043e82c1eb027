import { goalStatus, orderStatus, paymentStatus } from '@sojourn/contract/calls/status'
import { expect, test } from 'vitest'
import { goalChoices, stateOf as goalStateOf } from './goal-words.ts'
import { codeOf, filterName, stateOf as orderStateOf, orderStates, statesOfOrders } from './order-words.ts'
import { paymentChoices, stateOf as paymentStateOf } from './payment-words.ts'

const all = <State extends string>(of: Record<State, readonly [number, string]>) =>
  Object.entries(of) as [State, readonly [number, string]][]

test('an order is named by its state, and asked for by its code', () => {
  for (const [state, [code, label]] of all(orderStatus)) {
    expect(orderStateOf({ status: [code, label] })).toBe(state)
    expect(codeOf(state)).toBe(String(code))
  }
  expect(() => orderStateOf({ status: [99, 'Lost'] })).toThrow('An order cannot be Lost')
})

test('a client finishes a payment for which an agent waits', () => {
  expect(filterName('awaiting_payment', 'client')).toBe('Finish payment')
  expect(filterName('awaiting_payment', 'agent')).toBe('Waiting for payment')
  for (const state of statesOfOrders.filter((one) => one !== 'awaiting_payment'))
    expect(filterName(state, 'agent')).toBe(orderStates[state].name)
})

test('a payment of each status has its own words, and one that is new those of the server', () => {
  const said = all(paymentStatus).map(([, status]) => paymentStateOf({ status: [...status] }).name)
  expect(said).toEqual(['Waiting', 'Cancelled', 'Failed', 'Paid', 'Processing', 'Paid'])
  expect(paymentStateOf({ status: [99, 'Frozen'] }).name).toBe('Frozen')
})

test('a filter offers each status once, in the order of its life', () => {
  expect(paymentChoices.map(({ value }) => value)).toEqual(['-1', '3', '1', '0', '-2'])
  expect(goalChoices.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '0 Draft',
    '2 In Progress',
    '1 Approved',
    '-1 Rejected',
  ])
  expect(goalStateOf({ status: [...goalStatus.approved] }).tone).toBe('success')
  for (const [, status] of all(goalStatus))
    expect(goalStateOf({ status: [...status] }).name).toBe(
      goalChoices.find(({ value }) => value === String(status[0]))?.label,
    )
})
