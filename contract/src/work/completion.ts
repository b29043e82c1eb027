import { z } from 'zod'
import { defineCall, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Instant } from '../dates/time.ts'
import { SUMMARY_LENGTH, WORK_STAGES } from './work-words.ts'

/** The agent says that the work is done. */
export const CompletionRequest = z.strictObject({
  id: z.string(),
  status: Status,
  summary: z.string(),
  answer: z.string().nullable(),
  /** It is accepted without an answer then. */
  decides_at: Instant,
  answered_at: Instant.nullable(),
  created_at: CreatedAt,
})
export type CompletionRequest = z.output<typeof CompletionRequest>

/** The agent asks for more days. */
export const ExtensionRequest = z.strictObject({
  id: z.string(),
  status: Status,
  days: z.number().int(),
  reason: z.string(),
  /** It is withdrawn without an answer then. */
  ends_at: Instant,
  answered_at: Instant.nullable(),
  created_at: CreatedAt,
})

/** Both sides of the order read it. */
export const OrderWork = z.strictObject({
  may: z.array(z.string()),
  /** The agent must start until then; null where they have, or where nothing is paid. */
  start_by: Instant.nullable(),
  /** An order that has not started ends then, and its client gets everything back; null as for `start_by`. */
  ends_unstarted_at: Instant.nullable(),
  /** Each stands by its name; once the work has started, the list is what was not there then. */
  missing: z.array(z.string()),
  /** The client can withdraw and get everything back until then, whatever is done by then; it is null where they cannot, and for the client. */
  own_risk_until: Instant.nullable(),
  stage: z.enum(WORK_STAGES),
  /** The agent said then that it is filed; null before. */
  filed_at: Instant.nullable(),
  /** The authority has it since then; the due date waits meanwhile. */
  paused_at: Instant.nullable(),
  pause_note: z.string().nullable(),
  /** It is with the authority; null before it is filed, and once a decision is recorded or the order is over. */
  with_authority: z
    .strictObject({
      filed_at: Instant,
      /** How long its visa usually takes, where somebody read that at a source. */
      usual: z
        .strictObject({
          min_days: z.number().int(),
          max_days: z.number().int(),
          source: z.string(),
          /** YYYY-MM or YYYY-MM-DD. */
          checked: z.string(),
          /** It was read in a dated copy of the source. */
          is_of_copy: z.boolean(),
        })
        .nullable(),
    })
    .nullable(),
  due_at: Instant.nullable(),
  is_late: z.boolean(),
  request: CompletionRequest.nullable(),
  times_changed: z.number().int(),
  /** Changes were asked for so often that a conflict may help more. */
  suggests_conflict: z.boolean(),
  extension: ExtensionRequest.nullable(),
  /** Nobody answered the completion request. */
  completed_by_silence: z.boolean(),
  /** The agent can withdraw the money from then on. */
  clears_at: Instant.nullable(),
  cleared_at: Instant.nullable(),
  /** It says why neither side can propose an extra now; null where both can, or where the work does not run. */
  no_extra: z.string().nullable(),
  /** Other things end once the client accepts the work; null means that they cannot accept it now. */
  accepting_ends: z
    .strictObject({
      meeting_at: Instant.nullable(),
      /** A request for another time of a meeting waits. */
      meeting_request: z.boolean(),
      extension_days: z.number().int().nullable(),
      /** None wait where another stage follows. */
      extras: z.number().int(),
    })
    .nullable(),
})
export type OrderWork = z.output<typeof OrderWork>

const params = z.object({ uuid: z.uuid() })
const paramsOfRequest = z.object({ uuid: z.uuid(), id: z.uuid() })

export const showOrderWork = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/work',
  summary: 'How the work on an order stands and what one can do now.',
  who: 'person',
  params,
  reply: one(OrderWork),
})

export const startOrder = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/start',
  summary:
    'Starts the work on a paid order, also where something is missing; what is missing is kept. Where it begins at the agent’s own risk, they say that they know.',
  who: 'agent',
  idempotent: true,
  params,
  body: z.strictObject({ accepts_risk: z.boolean().optional() }),
  reply: one(OrderWork),
})

export const setOrderStage = defineCall({
  method: 'PUT',
  path: '/orders/{uuid}/stage',
  summary: 'Says how far the work is. While it is `waiting`, the due date waits too; that needs a note.',
  who: 'agent',
  params,
  body: z
    .strictObject({
      stage: z.enum(WORK_STAGES, 'please choose a stage'),
      note: z.string().trim().max(SUMMARY_LENGTH).optional(),
    })
    .refine(({ stage, note }) => stage !== 'waiting' || note, {
      path: ['note'],
      message: 'please say what was filed, and the number on the receipt if there is one',
    }),
  reply: one(OrderWork),
})

export const acceptOrder = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/accept',
  summary: 'Accepts the work, also before the agent asked for it. The agent is paid; it cannot be undone.',
  who: 'client',
  idempotent: true,
  params,
  reply: one(OrderWork),
})

export const listCompletionRequests = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/completion-requests',
  summary: 'The completion requests of an order, the newest first.',
  who: 'person',
  params,
  reply: list(CompletionRequest),
})

export const askForCompletion = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/completion-requests',
  summary: 'Says that the work is done. Without an answer it is accepted after some days.',
  who: 'agent',
  idempotent: true,
  params,
  body: z.strictObject({ summary: text('please say what you have done', SUMMARY_LENGTH) }),
  reply: one(OrderWork),
  status: 201,
})

export const answerCompletionRequest = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/completion-requests/{id}/answer',
  summary: 'Accepts the work, or asks for changes and says which.',
  who: 'client',
  idempotent: true,
  params: paramsOfRequest,
  body: z.discriminatedUnion('accept', [
    z.strictObject({ accept: z.literal(true) }),
    z.strictObject({
      accept: z.literal(false),
      changes: text('please say what must change', SUMMARY_LENGTH),
    }),
  ]),
  reply: one(OrderWork),
})

export const withdrawCompletionRequest = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/completion-requests/{id}/withdraw',
  summary: 'Takes a completion request back.',
  who: 'agent',
  idempotent: true,
  params: paramsOfRequest,
  reply: one(OrderWork),
})

const DAYS = 'please enter a number of days from 1 to 365'

export const askForExtension = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/extensions',
  summary: 'Asks the client for more days. Without an answer it is withdrawn.',
  who: 'agent',
  idempotent: true,
  params,
  body: z.strictObject({
    days: z.coerce.number(DAYS).int(DAYS).min(1, DAYS).max(365, DAYS),
    reason: text('please say why you need more time', SUMMARY_LENGTH),
  }),
  reply: one(OrderWork),
  status: 201,
})

export const answerExtension = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/extensions/{id}/answer',
  summary: 'Gives the agent the days they ask for, or declines.',
  who: 'client',
  idempotent: true,
  params: paramsOfRequest,
  body: z.strictObject({ accept: z.boolean() }),
  reply: one(OrderWork),
})

export const withdrawExtension = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/extensions/{id}/withdraw',
  summary: 'Takes a request for more days back.',
  who: 'agent',
  idempotent: true,
  params: paramsOfRequest,
  reply: one(OrderWork),
})
