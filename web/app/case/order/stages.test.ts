import { orderStatus } from '@sojourn/contract/calls/status'
import { expect, test } from 'vitest'
import type { OrderState } from '../../words/order-words.ts'
import { stagesOf } from './stages.ts'

const DAY = '2026-11-21T10:00:00.000Z'

const at = (state: OrderState, reached: Partial<Parameters<typeof stagesOf>[0]> = {}) =>
  stagesOf({
    status: [orderStatus[state][0], state],
    created_at: { date: DAY },
    expires_at: null,
    paid_at: null,
    started_at: null,
    due_at: null,
    completed_at: null,
    cancelled_at: null,
    ...reached,
  }).map(({ name, place }) => `${name} ${place}`)

test('where an order stands is lit', () => {
  expect(at('awaiting_payment', { expires_at: DAY })).toEqual([
    'Ordered here',
    'Paid ahead',
    'Started ahead',
    'Work accepted ahead',
  ])
  expect(at('paid', { paid_at: DAY })).toContain('Paid here')
  expect(at('ongoing', { paid_at: DAY, started_at: DAY, due_at: DAY })).toEqual([
    'Ordered past',
    'Paid past',
    'Started here',
    'Work accepted ahead',
  ])
  expect(at('completed', { paid_at: DAY, started_at: DAY, completed_at: DAY })).toContain(
    'Work accepted here',
  )
})

test('an order that ended early goes no further than it came', () => {
  expect(at('cancelled', { cancelled_at: DAY })).toEqual(['Ordered past', 'Cancelled here'])
  expect(at('conflicted', { paid_at: DAY, started_at: DAY, due_at: DAY })).toEqual([
    'Ordered past',
    'Paid past',
    'Started past',
    'In conflict here',
  ])
})
