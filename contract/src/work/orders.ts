import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { RefundParts } from '../amounts/refund-parts.ts'
import { defineCall, fileBytes, list, one } from '../calls/call.ts'
import { pageQuery } from '../calls/page.ts'
import { orderStatus } from '../calls/status.ts'
import { statusFilter } from '../calls/status-filter.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Day, Instant } from '../dates/time.ts'
import { Purpose } from '../ground/reference.ts'
import { RefundSchedule, Requirement } from '../supply/services.ts'
import { CLOSING_NAMES } from './closings.ts'
import { InStages, StagesOfCase } from './stages.ts'
import { ShownTraveller } from './travellers.ts'

export const ORDER_REF = /^SO-[0-9A-HJKMNP-TV-Z]{8}$/

const Named = z.strictObject({ id: z.string(), name: z.string() })

/** The other side of an order, as one sees them there. */
export const Party = z.strictObject({
  uuid: z.string(),
  full_name: z.string(),
  profile_picture: z.string().nullable(),
  /** It leads to an agent's page; null means a client, or somebody who left. */
  username: z.string().nullable(),
})
export type Party = z.output<typeof Party>

export const OrderSummary = z.strictObject({
  uuid: z.string(),
  /** People call it by this, as in `SO-7K3M9QXA`. */
  ref: z.string(),
  status: Status,
  title: z.string(),
  price: Money,
  country: Named,
  goal: z.strictObject({ id: z.number().int(), name: z.string() }),
  client: Party,
  agent: Party,
  created_at: CreatedAt,
  paid_at: Instant.nullable(),
  due_at: Instant.nullable(),
  /** The due date has passed while the work goes on and waits for nobody. */
  is_late: z.boolean(),
  /** A completion request waits for the client. */
  is_delivered: z.boolean(),
  expires_at: Instant.nullable(),
  /** It is null where all is paid at once. */
  in_stages: InStages.nullable(),
})
export type OrderSummary = z.output<typeof OrderSummary>

/** The words are those of the day it was bought; the service may have changed since. */
export const Order = z.strictObject({
  ...OrderSummary.shape,
  /** It is null for what was agreed by an offer. */
  service: z.strictObject({ id: z.string(), version: z.number().int() }).nullable(),
  /** The offer it was agreed by, and what that says beside the fields of a service. */
  offer: z
    .strictObject({
      uuid: z.uuid(),
      excluded: z.string(),
      revisions: z.number().int(),
      /** It can be accepted again until then; null means that it cannot. */
      open_until: Instant.nullable(),
      /** The price is for so many people, the client among them; null where the offer says nothing of it. */
      people: z.number().int().nullable(),
      /** The goal has so many people now; it is null for the agent. */
      applying: z.number().int().nullable(),
    })
    .nullable(),
  description: z.string(),
  /** It is in days. */
  delivery_time: z.number().int(),
  /** It is in minutes; null means that no meeting is part of it. */
  meeting_length: z.number().int().nullable(),
  requirements: z.array(Requirement),
  /** They apply together with the client, as the goal said on the day it was bought. */
  travellers: z.array(ShownTraveller),
  /** The price counts so much for each of them; null means that nothing was said. */
  further_person: Money.nullable(),
  refund_schedule: RefundSchedule,
  visa: Named,
  purposes: z.array(Purpose),
  goal: z.strictObject({
    id: z.number().int(),
    name: z.string(),
    expected_delivery_date: Day,
    comment: z.string(),
  }),
  /** It is null for the agent. */
  payment: z.strictObject({ ref: z.string(), status: Status, amount: Money }).nullable(),
  /** It is held now: with taxes for the client, before our commission for the agent; null where nothing is. */
  held: Money.nullable(),
  /** The agent and we get that once the client accepts the work; it is null for the agent, and where nothing is held. */
  accepting_pays: z.strictObject({ agent: Money, commission: Money }).nullable(),
  /** The agent gets the amount: the price less their coupon, what went back, and our commission; it is null for the client. */
  earnings: z
    .strictObject({
      commission_percent: z.number().int(),
      amount: Money,
      commission: Money,
      coupon: Money,
      refund: Money,
    })
    .nullable(),
  /** A client who can withdraw has agreed that the work begins before that time is over; null means that nobody is asked. */
  early_start: z.boolean().nullable(),
  /** The client declared it for this order; null means that it is not told yet, or is read by the agent. */
  residence: Named.nullable(),
  may: z.array(z.string()),
  started_at: Instant.nullable(),
  completed_at: Instant.nullable(),
  cancelled_at: Instant.nullable(),
  /** It is null while the order goes on. */
  closing: z.enum(CLOSING_NAMES).nullable(),
  /** Null means that all is paid at once. */
  stages: StagesOfCase.nullable(),
})
export type Order = z.output<typeof Order>

export const ACTOR_MODES = ['client', 'agent', 'staff', 'system', 'processor'] as const

export const OrderEvent = z.strictObject({
  id: z.string(),
  /** The rules of the order name the step: `O1` made, `O2` paid, `O3` given up; `M2` is a meeting that was booked, for older orders `M1`. */
  step: z.string(),
  by: z.enum(ACTOR_MODES),
  /** It is null where nobody did it, or where they left. */
  full_name: z.string().nullable(),
  from: Status.nullable(),
  to: Status,
  /** It is about this, such as the name of a document. */
  subject: z.string().nullable(),
  reason: z.string().nullable(),
  /** The refund went back, or would; it is without the codes of coupons. */
  refund: RefundParts.nullable(),
  created_at: CreatedAt,
})
export type OrderEvent = z.output<typeof OrderEvent>

const params = z.object({ uuid: z.uuid() })

export const orderStates = statusFilter(orderStatus)

const WHERE_THEY_LIVE = 'please select the country you live in'
const Residence = z
  .string(WHERE_THEY_LIVE)
  .regex(/^[A-Za-z]{2}$/, WHERE_THEY_LIVE)
  .toUpperCase()

export const orderMessages = { residence: WHERE_THEY_LIVE } as const

export const createOrder = defineCall({
  method: 'POST',
  path: '/orders',
  summary:
    'Orders a service for a goal; 405 where no goal is named or it does not fit. The same goal and service, not yet paid, give the same order again.',
  who: 'client',
  idempotent: true,
  body: z.strictObject({
    goal: z.number().int().min(1).nullish(),
    service: z.uuid(),
    /** The country of their address counts where it is not told. */
    residence: Residence.optional(),
  }),
  reply: one(z.strictObject({ uuid: z.string(), ref: z.string(), status: Status })),
  status: 201,
})

/** Late, due within a week, waiting for the client to accept, or with money that is not the agent's to withdraw yet. */
export const ORDER_PROGRESS = ['late', 'due_soon', 'delivered', 'held'] as const
export type OrderProgress = (typeof ORDER_PROGRESS)[number]

const orderFilter = {
  query: z.string().max(200).optional(),
  filter: z
    .object({
      status: orderStates.optional(),
      progress: z.enum(ORDER_PROGRESS).optional(),
      with: z.uuid().optional(),
      goal: z.coerce.number().int().min(1).optional(),
      /** Orders count from this day on, or up to it. */
      from: Day.optional(),
      to: Day.optional(),
    })
    .optional(),
}

export const listOrders = defineCall({
  method: 'GET',
  path: '/orders',
  summary:
    'The orders of the mode one is in, the newest first; `filter[status][0]` takes codes, `filter[progress]` late, due soon, delivered or held ones, `filter[with]` the other side, `filter[goal]` a goal, `filter[from]` and `filter[to]` days.',
  who: 'person',
  query: z.object({ ...pageQuery, ...orderFilter }),
  reply: list(OrderSummary),
})

export const exportOrders = defineCall({
  method: 'GET',
  path: '/orders/export',
  summary: 'The orders of the same list as a CSV file, all of them.',
  who: 'person',
  query: z.object(orderFilter),
  reply: fileBytes,
  download: 'text/csv',
})

export const listOrderChoices = defineCall({
  method: 'GET',
  path: '/orders/choices',
  summary:
    'With whom and for which goals one has orders, the latest first: what their list can be filtered by.',
  who: 'person',
  reply: one(
    z.strictObject({
      with: z.array(z.strictObject({ uuid: z.string(), full_name: z.string() })),
      goals: z.array(z.strictObject({ id: z.number().int(), name: z.string() })),
    }),
  ),
})

export const AgentOrders = z.strictObject({
  new: z.number().int(),
  due_soon: z.number().int(),
  late: z.number().int(),
  delivered: z.number().int(),
  conflicted: z.number().int(),
  /** With money that is not the agent's to withdraw yet. */
  held: z.number().int(),
  /** The ledger says in each currency what is held until clients accept, and what is released but not to be withdrawn yet. */
  money: z.array(z.strictObject({ held: Money, clearing: Money })),
})

export const countOrders = defineCall({
  method: 'GET',
  path: '/orders/summary',
  summary: 'How many orders of each status there are in the mode one is in.',
  who: 'person',
  reply: one(
    z.strictObject({
      total: z.number().int(),
      awaiting_payment: z.number().int(),
      paid: z.number().int(),
      ongoing: z.number().int(),
      completed: z.number().int(),
      conflicted: z.number().int(),
      cancelled: z.number().int(),
    }),
  ),
})

export const showOrder = defineCall({
  method: 'GET',
  path: '/orders/{uuid}',
  summary: 'An order one is a side of.',
  who: 'person',
  params,
  reply: one(Order),
})

export const listOrderEvents = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/timeline',
  summary: 'The activity of an order, newest first.',
  who: 'person',
  params,
  query: z.object(pageQuery),
  reply: list(OrderEvent),
})

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/cancel',
  summary: 'Gives up an order that is not paid.',
  who: 'client',
  idempotent: true,
  params,
  reply: one(Order),
})

export const stopBetweenStages = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/stop',
  summary:
    'Either side stops a case whose next stage is not paid yet, without giving reasons; what was accepted stays paid.',
  who: 'person',
  idempotent: true,
  params,
  reply: one(Order),
})

export const agreeToStageCharges = defineCall({
  method: 'PUT',
  path: '/orders/{uuid}/stage-charges',
  summary:
    'A client says whether their saved card is charged for the next stages of a case, each 48 hours after a notice; once they say no, nothing more is charged.',
  who: 'client',
  params,
  body: z.strictObject({ agrees: z.boolean() }),
  reply: one(Order),
})

export const declareResidence = defineCall({
  method: 'PUT',
  path: '/orders/{uuid}/residence',
  summary:
    'A client says, before they pay, in which country they live. Taxes and the time to withdraw go by it, and nothing changes it afterwards.',
  who: 'client',
  params,
  body: z.strictObject({ country: Residence }),
  reply: one(Order),
})

export const agreeToEarlyStart = defineCall({
  method: 'PUT',
  path: '/orders/{uuid}/early-start',
  summary:
    'A client who can withdraw says whether the work may begin before that time is over: either way before they pay, and until the work begins that it may.',
  who: 'client',
  params,
  body: z.strictObject({ agrees: z.boolean() }),
  reply: one(Order),
})

export const OrderSchedule = z.strictObject({
  /** It is in minutes; null means that no meeting is part of the order. */
  meeting_length: z.number().int().nullable(),
  agent_timezone: z.string().nullable(),
  meeting: z.strictObject({ id: z.string(), start: Instant, end: Instant }).nullable(),
})
export type OrderSchedule = z.output<typeof OrderSchedule>

export const showOrderSchedule = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/schedule',
  summary: 'The meeting of an order; free times are those of `consultants/{id}/schedules`.',
  who: 'person',
  params,
  reply: one(OrderSchedule),
})

export const bookOrderMeeting = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/schedule',
  summary: 'Books the meeting of a paid order at a free time.',
  who: 'client',
  idempotent: true,
  params,
  body: z.strictObject({ start: Instant }),
  reply: one(OrderSchedule),
  status: 201,
})
