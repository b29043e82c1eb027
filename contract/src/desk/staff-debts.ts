import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Instant } from '../dates/time.ts'
import { DEBT_SIDES, RELIEF_KINDS } from '../money/debt-words.ts'

const Someone = z.strictObject({ uuid: z.string(), full_name: z.string() })

/** One of our team asks for it; another agrees. */
export const DebtRelief = z.strictObject({
  id: z.string(),
  how: z.enum(RELIEF_KINDS),
  amount: Money,
  reason: z.string(),
  proposed_by: Someone,
  created_at: Instant,
  may: z.array(z.string()),
})

/** An agent owes what their earnings do not pay yet, a client the spent credit that a bank reclaimed. */
export const StaffDebt = z.strictObject({
  id: z.string(),
  person: Someone,
  side: z.enum(DEBT_SIDES),
  owed: Money,
  relief: DebtRelief.nullable(),
  may: z.array(z.string()),
})
export type StaffDebt = z.output<typeof StaffDebt>

export const listStaffDebts = defineCall({
  method: 'GET',
  path: '/staff/debts',
  summary: 'What agents and clients owe, with what waits for a second person.',
  who: 'staff',
  query: z.object(pageQuery),
  reply: list(StaffDebt),
})

/** A fingerprint of what the account is of, and so of no version. */
const ofAccount = z.guid()

export const debtMessages = { amount: 'please enter an amount' } as const

export const proposeDebtRelief = defineCall({
  method: 'POST',
  path: '/staff/debts/{id}/relief',
  summary: 'Says that a debt was paid outside or should be forgiven, wholly or in part; a colleague agrees.',
  who: 'staff',
  params: z.object({ id: ofAccount }),
  body: z.strictObject({
    how: z.enum(RELIEF_KINDS, 'please choose what happened'),
    /** It is in whole minor units. */
    amount: z.number(debtMessages.amount).int(debtMessages.amount).min(1, debtMessages.amount),
    reason: text('please give a reason', REASON_LENGTH),
  }),
  reply: one(StaffDebt),
  status: 201,
})

const byRelief = z.object({ id: ofAccount, rid: z.uuid() })

export const approveDebtRelief = defineCall({
  method: 'POST',
  path: '/staff/debts/{id}/relief/{rid}/approval',
  summary: 'Agrees to what a colleague proposed; the person is told by email.',
  who: 'staff',
  params: byRelief,
  reply: one(StaffDebt),
})

export const refuseDebtRelief = defineCall({
  method: 'POST',
  path: '/staff/debts/{id}/relief/{rid}/refusal',
  summary: 'Declines what a colleague proposed, or takes one’s own proposal back.',
  who: 'staff',
  params: byRelief,
  reply: one(StaffDebt),
})
