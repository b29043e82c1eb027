import type { OrderReview } from '@sojourn/contract/talk/reviews'
import type { OrderWork } from '@sojourn/contract/work/completion'
import { AT } from './paid-order.ts'

export const REQUEST = '0190a0a0-0000-7000-8000-0000000000d1'
export const EXTENSION = '0190a0a0-0000-7000-8000-0000000000d2'

export const aRequest = (
  changes: Partial<NonNullable<OrderWork['request']>> = {},
): NonNullable<OrderWork['request']> => ({
  id: REQUEST,
  status: [0, 'Pending'],
  summary: 'All forms are filed.',
  answer: null,
  decides_at: '2026-06-01T21:30:00.000Z',
  answered_at: null,
  created_at: { date: AT },
  ...changes,
})

export const anExtension = (
  changes: Partial<NonNullable<OrderWork['extension']>> = {},
): NonNullable<OrderWork['extension']> => ({
  id: EXTENSION,
  status: [0, 'Pending'],
  days: 5,
  reason: 'A stamp is missing.',
  ends_at: '2026-06-01T21:30:00.000Z',
  answered_at: null,
  created_at: { date: AT },
  ...changes,
})

export const theWork = (changes: Partial<OrderWork> = {}): OrderWork => ({
  may: [],
  start_by: null,
  ends_unstarted_at: null,
  missing: [],
  own_risk_until: null,
  stage: 'preparing',
  filed_at: null,
  paused_at: null,
  pause_note: null,
  with_authority: null,
  due_at: '2026-05-18T10:00:00.000Z',
  is_late: false,
  request: null,
  times_changed: 0,
  suggests_conflict: false,
  extension: null,
  completed_by_silence: false,
  clears_at: null,
  cleared_at: null,
  no_extra: null,
  accepting_ends: null,
  ...changes,
})

export const theReview = (changes: Partial<NonNullable<OrderReview['review']>> = {}) => ({
  id: REQUEST,
  star: 4.5,
  content: 'Quick and kind.',
  created_at: { date: AT },
  is_hidden: false,
  refunded: false,
  reply: null,
  ...changes,
})
