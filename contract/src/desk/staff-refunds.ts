import { z } from 'zod'
import { defineCall, list, one } from '../calls/call.ts'
import { line, text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { FailedRefund } from '../money/failed-refunds.ts'
import { FAILED_REFUND_TABS } from '../money/payment-words.ts'
import { BankAccount } from '../money/wallets.ts'

const Someone = z.strictObject({ uuid: z.string(), full_name: z.string() })

/** A refund that did not reach its card, as staff see it. */
export const StaffFailedRefund = z.strictObject({
  ...FailedRefund.shape,
  payer: Someone,
  /** Their account is deleted: nobody answers for them. */
  payer_gone: z.boolean(),
  /** It is null where it waits for its payer. */
  waits_for: z.string().nullable(),
  entered_by: Someone.nullable(),
  approved_by: Someone.nullable(),
  sent_by: Someone.nullable(),
  bank_reference: z.string().nullable(),
})
export type StaffFailedRefund = z.output<typeof StaffFailedRefund>

const byId = z.object({ id: z.uuid() })

export const listStaffFailedRefunds = defineCall({
  method: 'GET',
  path: '/staff/failed-refunds',
  summary:
    'Refunds that did not reach their card: those that wait for an answer, those to be paid by bank, those answered; the newest first.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    filter: z.object({ tab: z.enum(FAILED_REFUND_TABS).optional() }).optional(),
  }),
  reply: list(StaffFailedRefund),
})

export const retryFailedRefund = defineCall({
  method: 'POST',
  path: '/staff/failed-refunds/{id}/retry',
  summary: 'Tries the card again.',
  who: 'staff',
  params: byId,
  reply: one(StaffFailedRefund),
})

export const keepFailedRefund = defineCall({
  method: 'POST',
  path: '/staff/failed-refunds/{id}/credit',
  summary: 'Turns the refund into credit of its payer.',
  who: 'staff',
  params: byId,
  reply: one(StaffFailedRefund),
})

export const enterRefundBank = defineCall({
  method: 'POST',
  path: '/staff/failed-refunds/{id}/bank-transfer',
  summary: 'Enters where the refund is paid by bank; another member of staff sends it.',
  who: 'staff',
  params: byId,
  body: z.strictObject({ bank_account: BankAccount }),
  reply: one(StaffFailedRefund),
})

export const approveRefundTransfer = defineCall({
  method: 'POST',
  path: '/staff/failed-refunds/{id}/approval',
  summary: 'Agrees to the bank account its payer gave; another member of staff sends the money.',
  who: 'staff',
  params: byId,
  reply: one(StaffFailedRefund),
})

export const sendRefundTransfer = defineCall({
  method: 'POST',
  path: '/staff/failed-refunds/{id}/sent',
  summary: 'Says that an approved transfer was made, and how the bank calls it.',
  who: 'staff',
  params: byId,
  body: z.strictObject({ reference: line('please enter the reference of the bank') }),
  reply: one(StaffFailedRefund),
})

export const stopRefundTransfer = defineCall({
  method: 'POST',
  path: '/staff/failed-refunds/{id}/failure',
  summary:
    'Says why a transfer is not made, or that the bank sent it back; its payer reads the reason and chooses again.',
  who: 'staff',
  params: byId,
  body: z.strictObject({ reason: text('please give a reason', REASON_LENGTH) }),
  reply: one(StaffFailedRefund),
})

export const showRefundBank = defineCall({
  method: 'POST',
  path: '/staff/failed-refunds/{id}/bank-details',
  summary: 'Where a transfer goes; who opens it is written down.',
  who: 'staff',
  params: byId,
  reply: one(
    z.strictObject({
      holder: z.string(),
      account: z.string(),
      bank: z.string(),
      code: z.string().nullable(),
    }),
  ),
})
