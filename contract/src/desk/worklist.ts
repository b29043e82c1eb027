import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, one } from '../calls/call.ts'
import { pageQuery } from '../calls/page.ts'
import { Instant } from '../dates/time.ts'
import { WORK_QUEUES } from './desk-words.ts'
import { Claim, QueueCounts } from './staff-queue.ts'

export const WORK_STEPS = [
  'check',
  'decide',
  'answer',
  'approve',
  'send',
  'confirm',
  'payer_answers',
] as const

export const WorkItem = z.strictObject({
  queue: z.enum(WORK_QUEUES),
  id: z.string(),
  step: z.enum(WORK_STEPS),
  /** It is null where nobody said so. */
  who: z.string().nullable(),
  /** It is the title of the order, the article or the service, the reference of the payout, or the country of the licence. */
  about: z.string().nullable(),
  amount: Money.nullable(),
  since: Instant,
  until: Instant.nullable(),
  claim: Claim.nullable(),
  /** It is your own, or a colleague has to take the next step after you. */
  closed_to_you: z.boolean(),
  may: z.array(z.literal('claim')),
})
export type WorkItem = z.output<typeof WorkItem>

export const WorkHealth = z.strictObject({
  /** Payments that people have to look at. */
  payment_alarms: z.number().int(),
  /** Payouts on no way yet, by the processor or by hand, and since when the oldest waits. */
  payouts: z.strictObject({ count: z.number().int(), since: Instant.nullable() }),
  /** When the books were last found to be as they were written, and how many faults the newest check found; null where nobody knows. */
  books: z.strictObject({ proven_at: Instant.nullable(), faults: z.number().int().nullable() }),
})
export type WorkHealth = z.output<typeof WorkHealth>

export const Worklist = z.strictObject({
  items: z.array(WorkItem),
  pagination: z.strictObject({ next_cursor: z.string().nullable() }),
  /** All queues are counted, whichever is shown. */
  counts: QueueCounts,
  /** The oldest of all has waited since then. */
  oldest: Instant.nullable(),
  health: WorkHealth,
})
export type Worklist = z.output<typeof Worklist>

export const showWorklist = defineCall({
  method: 'GET',
  path: '/staff/worklist',
  summary:
    'All that waits for our team over all queues, the oldest first, or what waits in `filter[queue]`; with the counts of all queues and how payments, payouts and books stand.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    filter: z.object({ queue: z.enum(WORK_QUEUES).optional() }).optional(),
  }),
  reply: one(Worklist),
})
