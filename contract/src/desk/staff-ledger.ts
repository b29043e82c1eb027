import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, empty, list, one } from '../calls/call.ts'
import { line, text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { CreatedAt, Instant } from '../dates/time.ts'

/** One look at the books; it waits while `done_at` is null. */
export const LedgerCheck = z.strictObject({
  id: z.string(),
  /** Null means that it is the daily one. */
  asked_by: z.string().nullable(),
  asked_at: Instant,
  done_at: Instant.nullable(),
  entries: z.number().int().nullable(),
  /** The seal is kept elsewhere, and shows later that nothing was cut off at the end. */
  newest_hash: z.string().nullable(),
  /** At most some hundred problems are told. */
  faults: z.array(z.strictObject({ what: z.string(), fault: z.string() })),
})
export type LedgerCheck = z.output<typeof LedgerCheck>

const Balance = z.strictObject({
  /** An account is named like `clearing` or `tax:vat`. */
  account: z.string(),
  /** The amount is on the side such an account grows on: what we have or spent, and what we earned or owe an authority. */
  amount: Money,
})

export const LedgerOverview = z.strictObject({
  entries: z.number().int(),
  /** These are the platform’s own accounts. */
  balances: z.array(Balance),
  /** Protected orders, credit and what agents are owed are held for others. */
  held: z.array(Balance),
  /** The newest that is done. */
  last_check: LedgerCheck.nullable(),
  /** The one that was asked for and is not done. */
  waiting_check: LedgerCheck.nullable(),
  /** Payments people have to look at. */
  payment_alarms: z.number().int(),
})
export type LedgerOverview = z.output<typeof LedgerOverview>

export const showLedger = defineCall({
  method: 'GET',
  path: '/staff/ledger',
  summary: 'What the books hold, when they were last checked, and what is wrong.',
  who: 'staff',
  reply: one(LedgerOverview),
})

export const checkLedger = defineCall({
  method: 'POST',
  path: '/staff/ledger/checks',
  summary: 'Has the books checked; while one check waits, it is that one.',
  who: 'staff',
  reply: one(LedgerCheck),
  status: 202,
})

export const PAYMENT_ALARM_KINDS = [
  'wrong_amount',
  'wrong_reference',
  'second_charge',
  'wrong_refund',
  'refund_failed',
  'refund_returned',
  'refund_elsewhere',
  'refund_by_hand',
  'balance_short',
  'payout_left_behind',
  'payout_without_owner',
  'stuck_after_close',
  'attempt_refused',
  'attempt_unanswered',
  'attempt_not_known',
  'attempt_left_behind',
  'dispute',
  'dispute_won',
  'dispute_lost',
  'dispute_by_hand',
] as const
export type PaymentAlarmKind = (typeof PAYMENT_ALARM_KINDS)[number]

/** The order (or plan, or debt) that was paid, its payer, or we bear what a bank took, or have what it gave back. */
export const BEARERS = ['order', 'payer', 'us'] as const
export type Bearer = (typeof BEARERS)[number]

/** Something about a payment that only people can put right. */
export const PaymentAlarm = z.strictObject({
  id: z.string(),
  /** It is one of `PAYMENT_ALARM_KINDS`, or of those of a newer release. */
  kind: z.string(),
  payment: z
    .strictObject({
      ref: z.string(),
      title: z.string(),
      payer: z.strictObject({ uuid: z.string(), full_name: z.string() }),
    })
    .nullable(),
  processor_id: z.string().nullable(),
  /** The details hold figures and codes only. */
  details: z.record(z.string(), z.string()),
  /** A bank decided again: whoever resolves it says who bears what it took (lost), or has what it gave back (won). */
  to_book: z
    .strictObject({ end: z.enum(['won', 'lost']), amount: Money, bearers: z.array(z.enum(BEARERS)) })
    .nullable(),
  created_at: CreatedAt,
})
export type PaymentAlarm = z.output<typeof PaymentAlarm>

export const listPaymentAlarms = defineCall({
  method: 'GET',
  path: '/staff/payment-alarms',
  summary: 'Payments people have to look at and nobody has yet, the newest first.',
  who: 'staff',
  query: z.object(pageQuery),
  reply: list(PaymentAlarm),
})

const bearer = z.enum(BEARERS, 'please choose who bears it')

export const Settlement = z.strictObject({
  note: line('please say what you found and did'),
  /** It is one of those that `to_book` names, where that is not null. */
  bearer: bearer.optional(),
})
export type Settlement = z.output<typeof Settlement>

/** The settlement of what waits for its books. */
export const SettlementWithBearer = Settlement.extend({ bearer })

export const settlePaymentAlarm = defineCall({
  method: 'POST',
  path: '/staff/payment-alarms/{id}/settlement',
  summary:
    'A person has looked at it and says what came of it; where a bank decided again, also who bears it.',
  who: 'staff',
  params: z.object({ id: z.uuid() }),
  body: Settlement,
  reply: empty,
  status: 204,
})

export const PlanPayment = z.strictObject({
  id: z.string(),
  ref: z.string(),
  title: z.string(),
  amount: Money,
  refunded: Money,
  on_its_way: Money,
  /** It is zero where the card or its processor is gone, or a bank argues about it. */
  refundable: Money,
  paid_at: Instant,
})
export type PlanPayment = z.output<typeof PlanPayment>

export const listPlanPayments = defineCall({
  method: 'GET',
  path: '/staff/people/{id}/plan-payments',
  summary: 'What an agent paid for plans, the newest first.',
  who: 'staff',
  params: z.object({ id: z.uuid() }),
  query: z.object(pageQuery),
  reply: list(PlanPayment),
})

export const refundPlanPayment = defineCall({
  method: 'POST',
  path: '/staff/plan-payments/{id}/refunds',
  summary: 'Gives back what an agent paid for a plan, or a part of it, to the card; the plan goes on.',
  who: 'staff',
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    /** It is in minor units of the payment’s currency. */
    amount: z.number('please enter an amount').int('please enter an amount').min(1, 'please enter an amount'),
    reason: text('please give a reason', REASON_LENGTH),
  }),
  reply: one(PlanPayment),
  status: 201,
})
