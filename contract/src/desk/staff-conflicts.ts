import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { PriceParts, RefundParts } from '../amounts/refund-parts.ts'
import { defineCall, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { pageQuery } from '../calls/page.ts'
import { Instant } from '../dates/time.ts'
import { CONFLICT_STAGES, LONGEST_CONFLICT_TEXT } from '../work/conflict-words.ts'
import { Conflict, DESTINATIONS } from '../work/conflicts.ts'
import { OrderEvent } from '../work/orders.ts'
import { Claim } from './staff-queue.ts'

const Person = z.strictObject({ uuid: z.uuid(), fullname: z.string() })

export const StaffConflictLine = z.strictObject({
  id: z.uuid(),
  order: z.strictObject({ uuid: z.uuid(), ref: z.string(), title: z.string() }),
  client: Person,
  agent: Person,
  reason: z.tuple([z.string(), z.string()]),
  stage: z.enum(CONFLICT_STAGES),
  outcome: z.string().nullable(),
  refundable: Money,
  /** Our team was asked then, the last time; null means that it was not, or that it opened the conflict. */
  team_since: Instant.nullable(),
  created_at: Instant,
  claim: Claim.nullable(),
})
export type StaffConflictLine = z.output<typeof StaffConflictLine>

export const StaffConflict = z.strictObject({
  ...StaffConflictLine.shape,
  conflict: Conflict,
  timeline: z.array(OrderEvent),
  /** It is null where they may. */
  closed_to_you: z.string().nullable(),
  may: z.array(z.enum(['propose', 'decide'])),
  /** Both sides can answer what our team proposed until then; it decides from then on, or once both have answered. */
  decide_from: Instant.nullable(),
  /** A decision about more than this needs a second of our team. */
  second_above: Money,
  /** A colleague decided it, and a second has not yet agreed. */
  pending_decision: z.strictObject({ amount: Money, reason: z.string() }).nullable(),
})
export type StaffConflict = z.output<typeof StaffConflict>

export const CONFLICT_QUEUES = ['waiting', 'open', 'closed'] as const

export const listStaffConflicts = defineCall({
  method: 'GET',
  path: '/staff/conflicts',
  summary: 'Conflicts that wait for our team, the oldest first; `filter[status]` shows the others.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    filter: z.object({ status: z.enum(CONFLICT_QUEUES).optional() }).optional(),
  }),
  reply: list(StaffConflictLine),
})

const ofStaff = { params: z.object({ id: z.uuid() }) }

export const showStaffConflict = defineCall({
  method: 'GET',
  path: '/staff/conflicts/{id}',
  summary: 'A conflict as our team sees it.',
  who: 'staff',
  ...ofStaff,
  reply: one(StaffConflict),
})

export const claimConflict = defineCall({
  method: 'PUT',
  path: '/staff/conflicts/{id}/claim',
  summary: 'Takes a conflict, for two hours; taken again, it stays one’s own longer.',
  who: 'staff',
  ...ofStaff,
  reply: one(StaffConflict),
})

export const releaseConflict = defineCall({
  method: 'DELETE',
  path: '/staff/conflicts/{id}/claim',
  summary: 'Gives a conflict back.',
  who: 'staff',
  ...ofStaff,
  reply: one(StaffConflict),
})

const reason = text('please give a reason', LONGEST_CONFLICT_TEXT).refine(
  (words) => words.length >= 20,
  'please give a reason of at least 20 characters',
)
const amount = z
  .number('please enter an amount')
  .int('please enter an amount')
  .min(0, 'please enter an amount')

export const ConflictVerdict = z.strictObject({
  step: z.enum(['propose', 'decide'], 'please choose one'),
  amount,
  reason,
})

export const decideConflict = defineCall({
  method: 'POST',
  path: '/staff/conflicts/{id}/decision',
  summary: 'Proposes an amount to both sides, or decides it; both read the reason.',
  who: 'staff',
  ...ofStaff,
  body: ConflictVerdict,
  reply: one(StaffConflict),
})

export const divideConflict = defineCall({
  method: 'GET',
  path: '/staff/conflicts/{id}/division',
  summary:
    'How a refund of so much would be divided, as a decision would book it; null where so much is not left.',
  who: 'staff',
  ...ofStaff,
  query: z.object({ amount: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  reply: one(z.strictObject({ refund: RefundParts, agent: PriceParts }).nullable()),
})

export const approveConflict = defineCall({
  method: 'POST',
  path: '/staff/conflicts/{id}/approval',
  summary: 'Agrees, as a second member of our team, to a decision about a large amount, or sends it back.',
  who: 'staff',
  ...ofStaff,
  body: z.strictObject({ agrees: z.boolean() }),
  reply: one(StaffConflict),
})

export const StaffRefund = z.strictObject({
  id: z.uuid(),
  order: z.strictObject({ uuid: z.uuid(), ref: z.string(), title: z.string() }),
  client: Person,
  amount: Money,
  destination: z.enum(DESTINATIONS),
  stands: z.enum(['pending', 'failed']),
  since: Instant,
})
export type StaffRefund = z.output<typeof StaffRefund>

export const listStaffRefunds = defineCall({
  method: 'GET',
  path: '/staff/refunds',
  summary: 'Refunds that were agreed and have not arrived, the oldest first.',
  who: 'staff',
  reply: one(z.array(StaffRefund)),
})
