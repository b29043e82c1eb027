import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { EMAIL_LENGTH, EXPLANATION_LENGTH, REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Status } from '../calls/status-pair.ts'
import { Instant } from '../dates/time.ts'
import { CLOSING_NAMES } from '../work/closings.ts'
import { CONFLICT_STAGES } from '../work/conflict-words.ts'
import { ENDING_REASONS, type EndingReason } from '../work/ending-words.ts'
import { Offer } from '../work/offers.ts'
import { ORDER_PROGRESS, OrderEvent, OrderSummary, orderStates } from '../work/orders.ts'
import { StagesOfCase } from '../work/stages.ts'
import { WORK_STAGES } from '../work/work-words.ts'

const Person = z.strictObject({ uuid: z.uuid(), fullname: z.string() })

/** An order that our team ends waits for a second member of it, where much goes back. */
const OrderEnding = z.strictObject({
  id: z.uuid(),
  reason: z.tuple([z.string(), z.string()]),
  text: z.string(),
  amount: Money,
  by: Person,
  is_own: z.boolean(),
  created_at: Instant,
})

export const StaffOrder = z.strictObject({
  ...OrderSummary.shape,
  stage: z.enum(WORK_STAGES),
  /** The client is among them; who was forgotten is not counted. */
  people: z.number().int(),
  started_at: Instant.nullable(),
  completed_at: Instant.nullable(),
  cancelled_at: Instant.nullable(),
  clears_at: Instant.nullable(),
  /** It is null while the order goes on. */
  closing: z.enum(CLOSING_NAMES).nullable(),
  /** Null means that all is paid at once. */
  stages: StagesOfCase.nullable(),
  /** Null means that nobody began to pay. */
  payment: z
    .strictObject({
      ref: z.string(),
      status: Status,
      amount: Money,
      refunded: Money,
      dispute: z.string().nullable(),
      /** The bank takes its fee however the dispute ends. */
      dispute_fee: Money.nullable(),
      /** The agent bears the fee if we lose and this is true; null means that there is nothing to decide. */
      agent_at_fault: z.boolean().nullable(),
    })
    .nullable(),
  /** The ledger says where the money is; null means that nothing was paid. */
  money: z
    .strictObject({
      held: Money,
      agent: Money,
      commission: Money,
      tax: Money,
      to_card: Money,
      to_bank: Money,
      to_credit: Money,
      to_promo: Money,
    })
    .nullable(),
  conflicts: z.array(
    z.strictObject({
      id: z.uuid(),
      reason: z.tuple([z.string(), z.string()]),
      stage: z.enum(CONFLICT_STAGES),
      outcome: z.string().nullable(),
      created_at: Instant,
    }),
  ),
  timeline: z.array(OrderEvent),
  /** Every version is here, the newest first. */
  offers: z.array(Offer),
  refundable: Money,
  /** The refund schedule of the order gives this at its stage. */
  suggested: Money,
  ending: OrderEnding.nullable(),
  /** It is null where its time runs. */
  legal_hold: z.strictObject({ reason: z.string(), by: Person, created_at: Instant }).nullable(),
  may: z.array(z.enum(['end', 'approve_end'])),
})
export type StaffOrder = z.output<typeof StaffOrder>

export const listStaffOrders = defineCall({
  method: 'GET',
  path: '/staff/orders',
  summary:
    'All orders, the newest first; `query` takes a reference or an email address, `filter[status]`, `filter[progress]` and `filter[person]` narrow it.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    query: z.string().max(EMAIL_LENGTH).optional(),
    filter: z
      .object({
        status: orderStates.optional(),
        progress: z.enum(ORDER_PROGRESS).optional(),
        person: z.uuid().optional(),
      })
      .optional(),
  }),
  reply: list(OrderSummary),
})

const ofOrder = { params: z.object({ uuid: z.uuid() }) }

export const showStaffOrder = defineCall({
  method: 'GET',
  path: '/staff/orders/{uuid}',
  summary: 'An order as our team sees it; that it was opened is written into the audit log.',
  who: 'staff',
  ...ofOrder,
  reply: one(StaffOrder),
})

export const EndOrder = z.strictObject({
  reason: z.enum(Object.keys(ENDING_REASONS) as [EndingReason, ...EndingReason[]], 'please choose a reason'),
  amount: z.number('please enter an amount').int('please enter an amount').min(0, 'please enter an amount'),
  text: text('please explain it to both sides', EXPLANATION_LENGTH).refine(
    (words) => words.length >= 20,
    'please write at least 20 characters',
  ),
})

export const endOrder = defineCall({
  method: 'POST',
  path: '/staff/orders/{uuid}/end',
  summary:
    'Ends an order for fraud, a revoked licence or a legal reason. Above the limit a second member of staff must agree.',
  who: 'staff',
  idempotent: true,
  ...ofOrder,
  body: EndOrder,
  reply: one(StaffOrder),
})

export const blameChargeback = defineCall({
  method: 'PUT',
  path: '/staff/orders/{uuid}/chargeback-fault',
  summary: 'Says, while the bank decides, whether the agent bears the fee of a chargeback that is lost.',
  who: 'staff',
  ...ofOrder,
  body: z.strictObject({ at_fault: z.boolean(), reason: text('please give a reason', REASON_LENGTH) }),
  reply: one(StaffOrder),
})

const legalReason = z.strictObject({ reason: text('please give a reason', REASON_LENGTH) })

export const keepOrderForLaw = defineCall({
  method: 'POST',
  path: '/staff/orders/{uuid}/legal-hold',
  summary:
    'Keeps all that belongs to an order as it is, whatever its time, because a court or an authority asks.',
  who: 'staff',
  ...ofOrder,
  body: legalReason,
  reply: one(StaffOrder),
})

export const liftLegalHold = defineCall({
  method: 'POST',
  path: '/staff/orders/{uuid}/legal-hold/lift',
  summary: 'Lets the time of an order run again.',
  who: 'staff',
  ...ofOrder,
  body: legalReason,
  reply: one(StaffOrder),
})

export const answerEnding = defineCall({
  method: 'POST',
  path: '/staff/orders/{uuid}/end/answer',
  summary: 'Agrees, as a second member of our team, to end an order, or declines.',
  who: 'staff',
  idempotent: true,
  ...ofOrder,
  body: z.strictObject({ agrees: z.boolean() }),
  reply: one(StaffOrder),
})
