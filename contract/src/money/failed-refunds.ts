import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, one } from '../calls/call.ts'
import { refundStatus } from '../calls/status.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Instant } from '../dates/time.ts'
import { BankAccount } from './wallets.ts'

const states = Object.keys(refundStatus) as (keyof typeof refundStatus)[]

/** A refund that its card refused, or that came back from the bank, as whoever paid sees it. */
export const FailedRefund = z.strictObject({
  id: z.string(),
  amount: Money,
  status: Status,
  slug: z.enum(states),
  /** It had arrived, and the bank sent it back. */
  is_returned: z.boolean(),
  title: z.string(),
  payment: z.string(),
  order: z.string().nullable(),
  /** The card that did not take it. */
  card: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
  /** It becomes credit without an answer then. */
  credit_at: Instant.nullable(),
  /** Their bank argues about the payment: until it has decided nothing can be chosen. */
  with_bank: z.boolean(),
  /** The hint shows as much of the account as may be shown. */
  hint: z.string().nullable(),
  reason: z.string().nullable(),
  created_at: CreatedAt,
  failed_at: Instant,
  may: z.array(z.string()),
})
export type FailedRefund = z.output<typeof FailedRefund>

const byId = z.object({ id: z.uuid() })

export const listFailedRefunds = defineCall({
  method: 'GET',
  path: '/refunds',
  summary: 'Refunds of one’s own that did not reach their card and are not settled, the oldest first.',
  who: 'person',
  reply: one(z.array(FailedRefund)),
})

export const showFailedRefund = defineCall({
  method: 'GET',
  path: '/refunds/{id}',
  summary: 'One refund of one’s own that did not reach its card, and what became of it.',
  who: 'person',
  params: byId,
  reply: one(FailedRefund),
})

export const retryRefund = defineCall({
  method: 'POST',
  path: '/refunds/{id}/retry',
  summary: 'Tries the card again.',
  who: 'person',
  params: byId,
  reply: one(FailedRefund),
})

export const keepRefund = defineCall({
  method: 'POST',
  path: '/refunds/{id}/credit',
  summary: 'Keeps the money as credit.',
  who: 'person',
  params: byId,
  reply: one(FailedRefund),
})

export const giveRefundBank = defineCall({
  method: 'POST',
  path: '/refunds/{id}/bank-transfer',
  summary: 'Says to which bank account our team pays the money.',
  who: 'person',
  recentlyConfirmed: true,
  params: byId,
  body: z.strictObject({ bank_account: BankAccount }),
  reply: one(FailedRefund),
})

export const withdrawRefundBank = defineCall({
  method: 'DELETE',
  path: '/refunds/{id}/bank-transfer',
  summary: 'Takes the bank account back while our team has not approved the transfer.',
  who: 'person',
  params: byId,
  reply: one(FailedRefund),
})
