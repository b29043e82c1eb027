import type { StaffFailedRefund } from '@sojourn/contract/desk/staff-refunds'
import type { FailedRefund } from '@sojourn/contract/money/failed-refunds'
import { UUID, usd } from './paid-order.ts'

export const FAILED_ID = '0190a0a0-0000-7000-8000-0000000000f7'

/** $200.00 that Ngozi’s card did not take. */
export const aFailedRefund = (changes: Partial<FailedRefund> = {}): FailedRefund => ({
  id: FAILED_ID,
  amount: usd(20_000),
  status: [-1, 'Not refunded'],
  slug: 'failed',
  is_returned: false,
  title: 'Study permit',
  payment: 'PAY-7K3M9QXA',
  order: UUID,
  card: { brand: 'visa', last4: '4242' },
  credit_at: '2026-11-15T10:00:00.000Z',
  with_bank: false,
  hint: null,
  reason: null,
  created_at: { date: '2026-11-01T10:00:00.000Z' },
  failed_at: '2026-11-01T10:00:00.000Z',
  may: ['retry', 'keep', 'give_bank'],
  ...changes,
})

export const aStaffFailedRefund = (changes: Partial<StaffFailedRefund> = {}): StaffFailedRefund => ({
  ...aFailedRefund(),
  payer: { uuid: 'c1', full_name: 'Ngozi Traveller' },
  payer_gone: false,
  waits_for: null,
  entered_by: null,
  approved_by: null,
  sent_by: null,
  bank_reference: null,
  ...changes,
})
