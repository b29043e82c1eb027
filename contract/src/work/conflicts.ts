import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { PriceParts, RefundParts } from '../amounts/refund-parts.ts'
import { defineCall, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { Status } from '../calls/status-pair.ts'
import { Instant } from '../dates/time.ts'
import {
  CONFLICT_OUTCOMES,
  CONFLICT_REASONS,
  CONFLICT_STAGES,
  type ConflictOutcome,
  type ConflictReason,
  LONGEST_CONFLICT_TEXT,
} from './conflict-words.ts'

export const DESTINATIONS = ['card', 'credit'] as const
const destination = z.enum(DESTINATIONS, 'please choose where the money goes')

export const REFUND_TERMS = ['cooling_off', 'before_start', 'before_filing', 'after_filing'] as const

const WAYS = ['cooling_off', 'withdrawal', 'not_started_in_time', 'agent_suspended'] as const

export const WaysOut = z.strictObject({
  leave: z
    .strictObject({
      why: z.enum(WAYS),
      until: Instant.nullable(),
      percent: z.number().int(),
      refund: RefundParts,
      as_credit: RefundParts,
    })
    .nullable(),
  decline: z.strictObject({ refund: RefundParts }).nullable(),
  /** The client would get this back by the refund terms, or by a way out that is open; null unless the work is ahead or runs. */
  ended_today: Money.nullable(),
  /** That row of the refund terms holds now; null where none does, or where a way out gives something else. */
  term_today: z.enum(REFUND_TERMS).nullable(),
  /** Under what similar agents are found. */
  similar: z.strictObject({ country: z.string(), purpose: z.string().nullable(), goal: z.number().int() }),
})
export type WaysOut = z.output<typeof WaysOut>

const ofOrder = { params: z.object({ uuid: z.uuid() }) }
const ofConflict = { params: z.object({ uuid: z.uuid(), cid: z.uuid() }) }
const ofRefund = { params: z.object({ uuid: z.uuid(), cid: z.uuid(), rid: z.uuid() }) }

export const showWaysOut = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/ways-out',
  summary: 'How whoever asks can end an order now, and what the client gets back by each way.',
  who: 'person',
  ...ofOrder,
  reply: one(WaysOut),
})

const Ended = one(z.strictObject({ uuid: z.string(), status: Status, refund: RefundParts }))

export const leaveOrder = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/leave',
  summary:
    'The client cancels within the cooling-off time, withdraws, or leaves because the agent did not start; the money goes back.',
  who: 'client',
  idempotent: true,
  ...ofOrder,
  body: z.strictObject({ destination: destination.default('card') }),
  reply: Ended,
})

export const DeclineOrder = z.strictObject({
  reason: text('please say why', REASON_LENGTH).refine(
    (words) => words.length >= 10,
    'please write at least 10 characters',
  ),
})

export const declineOrder = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/decline',
  summary: 'The agent declines a paid order that has not begun; the client gets a full refund.',
  who: 'agent',
  idempotent: true,
  ...ofOrder,
  body: DeclineOrder,
  reply: Ended,
})

const SIDES = ['client', 'agent', 'staff', 'system', 'processor'] as const

/** A refund somebody asks for or offers; 0 with `continues` is an offer to go on without one. */
export const RefundRequest = z.strictObject({
  id: z.uuid(),
  status: Status,
  by: z.enum(SIDES),
  amount: Money,
  /** It divided so when it was made, or when it was booked where it is carried out. */
  refund: RefundParts,
  /** Null means that nothing was paid. */
  agent: PriceParts.nullable(),
  destination: z.enum(DESTINATIONS),
  continues: z.boolean(),
  more_days: z.number().int(),
  text: z.string(),
  answer: z.string().nullable(),
  /** These have agreed to a proposal of our team. */
  agreed: z.array(z.enum(['client', 'agent'])),
  reply_by: Instant.nullable(),
  /** Silence accepts, or our team decides. */
  silence: z.enum(['accepts', 'team']).nullable(),
  may: z.array(z.string()),
  created_at: Instant,
})
export type RefundRequest = z.output<typeof RefundRequest>

const Decision = z.strictObject({
  amount: Money,
  refund: RefundParts,
  agent: PriceParts.nullable(),
  reason: z.string(),
  at: Instant,
  /** It can be appealed until then; null once it cannot. */
  appeal_until: Instant.nullable(),
})

export const Conflict = z.strictObject({
  id: z.uuid(),
  /** Open or closed. */
  status: Status,
  stage: z.enum(CONFLICT_STAGES),
  outcome: z.enum(Object.keys(CONFLICT_OUTCOMES) as [ConflictOutcome, ...ConflictOutcome[]]).nullable(),
  reason: z.tuple([z.string(), z.string()]),
  text: z.string(),
  opened_by: z.enum(SIDES),
  /** Our team is asked by itself then, where nobody answers. */
  reply_by: Instant.nullable(),
  /** All that can still be given back. */
  refundable: Money,
  /** The client’s bank decides about the payment: until then nothing can be done here. */
  with_bank: z.boolean(),
  /** The refund schedule of the order gives this at its stage. */
  suggested: Money,
  refunds: z.array(RefundRequest),
  decision: Decision.nullable(),
  /** It is as it was booked; null means that nothing was carried out yet, or that the conflict ended without. */
  settled: z.strictObject({ refund: RefundParts, agent: PriceParts.nullable() }).nullable(),
  appeal: z.strictObject({ text: z.string(), at: Instant }).nullable(),
  may: z.array(z.string()),
  /** Our team was asked then, the last time. */
  team_since: Instant.nullable(),
  created_at: Instant,
  closed_at: Instant.nullable(),
})
export type Conflict = z.output<typeof Conflict>

export const listConflicts = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/conflicts',
  summary: 'The conflicts of an order, the newest first.',
  who: 'person',
  ...ofOrder,
  reply: one(z.array(Conflict)),
})

export const listConflictReasons = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/conflicts/reasons',
  summary: 'Why a conflict about this order can be opened, and what its refund schedule gives now.',
  who: 'person',
  ...ofOrder,
  reply: one(
    z.strictObject({
      reasons: z.array(z.tuple([z.string(), z.string()])),
      refundable: Money,
      suggested: Money,
    }),
  ),
})

export const NewConflict = z.strictObject({
  reason: z.enum(
    Object.keys(CONFLICT_REASONS) as [ConflictReason, ...ConflictReason[]],
    'please choose a reason',
  ),
  text: text('please say what happened', LONGEST_CONFLICT_TEXT).refine(
    (words) => words.length >= 20,
    'please write at least 20 characters',
  ),
})

export const openConflict = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/conflicts',
  summary: 'Opens a conflict about an order: its clocks stop, and its money stays held.',
  who: 'person',
  idempotent: true,
  ...ofOrder,
  body: NewConflict,
  reply: one(Conflict),
  status: 201,
})

export const divideRefund = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/conflicts/{cid}/division',
  summary: 'How a refund of so much would be divided; null where so much is not left.',
  who: 'person',
  ...ofConflict,
  query: z.object({
    amount: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    destination: destination.default('card'),
  }),
  reply: one(z.strictObject({ refund: RefundParts, agent: PriceParts }).nullable()),
})

export const showConflict = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/conflicts/{cid}',
  summary: 'A conflict with its proposals and its decision.',
  who: 'person',
  ...ofConflict,
  reply: one(Conflict),
})

export const ConflictStep = z.strictObject({
  step: z.enum(['withdraw', 'ask_team', 'appeal'], 'please choose'),
  text: text('please say why', LONGEST_CONFLICT_TEXT).nullish(),
})

export const moveConflict = defineCall({
  method: 'PATCH',
  path: '/orders/{uuid}/conflicts/{cid}',
  summary: 'Withdraws a conflict one opened, asks our team to help, or appeals its decision.',
  who: 'person',
  idempotent: true,
  ...ofConflict,
  body: ConflictStep,
  reply: one(Conflict),
})

export const NewRefund = z.strictObject({
  amount: z.number('please enter an amount').int('please enter an amount').min(0, 'please enter an amount'),
  destination: destination.default('card'),
  continues: z.boolean().default(false),
  more_days: z
    .number('please enter a number of days')
    .int('please enter a number of days')
    .min(0, 'please enter a number of days')
    .max(365, 'please enter at most 365 days')
    .default(0),
  text: text('please say why', LONGEST_CONFLICT_TEXT),
})

export const listRefunds = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/conflicts/{cid}/refunds',
  summary: 'What was proposed in a conflict, the oldest first.',
  who: 'person',
  ...ofConflict,
  reply: one(z.array(RefundRequest)),
})

export const proposeRefund = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/conflicts/{cid}/refunds',
  summary: 'Proposes a refund; a proposal of the other side that waits is rejected by it.',
  who: 'person',
  idempotent: true,
  ...ofConflict,
  body: NewRefund,
  reply: one(Conflict),
  status: 201,
})

export const showRefund = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/conflicts/{cid}/refunds/{rid}',
  summary: 'A proposal, and what each side would get by it.',
  who: 'person',
  ...ofRefund,
  reply: one(RefundRequest),
})

export const RefundAnswer = z.strictObject({
  answer: z.enum(['accept', 'reject', 'withdraw'], 'please choose'),
  text: text('please say why', LONGEST_CONFLICT_TEXT).nullish(),
})

export const answerRefund = defineCall({
  method: 'PATCH',
  path: '/orders/{uuid}/conflicts/{cid}/refunds/{rid}',
  summary: 'Accepts or rejects what the other side proposed, or takes one’s own proposal back.',
  who: 'person',
  idempotent: true,
  ...ofRefund,
  body: RefundAnswer,
  reply: one(Conflict),
})
