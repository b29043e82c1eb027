import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { DESCRIPTION_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Instant } from '../dates/time.ts'
import { Purpose } from '../ground/reference.ts'
import {
  MOST_DELIVERY_DAYS,
  RefundSchedule,
  Requirement,
  serviceParts,
  TITLE_LENGTH,
} from '../supply/services.ts'
import { MOST_STAGES, STAGE_NAME_LENGTH, STAGE_WORDS_LENGTH } from '../supply/stage-words.ts'
import {
  ANSWER_LENGTH,
  currenciesOfOffers,
  isChargeable,
  leastOf,
  MOST_REVISIONS,
  mostOf,
  OFFER_DAYS,
  wholeWords,
} from './offer-words.ts'
import { Party } from './orders.ts'

export const offerMessages = {
  title: 'please say what the offer is for',
  included: 'please say what is included',
  excluded: 'please write plain text',
  currency: 'please select a currency',
  revisions: `please enter 0 to ${MOST_REVISIONS} rounds of changes`,
  days: 'please enter how many days the work takes',
  daysTooMany: 'please enter at most 10 years',
  amount: 'please input a price',
  amountOfKwd: 'please end the price with a zero: cards cannot charge a single fils',
  stages: 'please enter what is delivered, in how many days and for how much',
  stageName: 'please name what is delivered',
  holds: `please enter ${OFFER_DAYS.least} to ${OFFER_DAYS.most} days`,
  reason: 'please say why',
  change: 'please say what should change',
} as const
const say = offerMessages

const whole = (message: string, least: number, most: number) =>
  z.number(message).int(message).min(least, message).max(most, message)

const NewStage = z.strictObject(
  {
    name: text(say.stageName, STAGE_NAME_LENGTH).refine(
      (words) => !/[\r\n\t]/.test(words),
      'please use plain text',
    ),
    delivers: z
      .string(say.stages)
      .trim()
      .pipe(z.union([z.literal(''), text(say.stages, STAGE_WORDS_LENGTH)]))
      .default(''),
    days: whole(say.days, 1, MOST_DELIVERY_DAYS),
    /** Whole minor units of the currency of the offer. */
    amount: whole(say.amount, 1, Number.MAX_SAFE_INTEGER),
  },
  say.stages,
)

/** What an agent types. Price and days are the sums of its stages. */
export const NewOffer = z
  .strictObject({
    title: text(say.title, TITLE_LENGTH).refine((words) => !/[\r\n\t]/.test(words), 'please use plain text'),
    included: text(say.included, DESCRIPTION_LENGTH),
    excluded: z
      .string(say.excluded)
      .trim()
      .pipe(z.union([z.literal(''), text(say.excluded, DESCRIPTION_LENGTH)]))
      .default(''),
    country: serviceParts.country,
    visa: serviceParts.visa,
    currency: z.enum(currenciesOfOffers, say.currency),
    stages: z.array(NewStage, say.stages).min(1, say.stages).max(MOST_STAGES, say.stages),
    /** Minutes; null where no meeting is part of it. */
    meeting_length: serviceParts.meetingLength.nullable(),
    requirements: serviceParts.requirements,
    refund_schedule: serviceParts.refundSchedule,
    /** How often the client may ask for changes of the work. */
    revisions: whole(say.revisions, 0, MOST_REVISIONS),
    /** For how many days it holds. */
    holds: whole(say.holds, OFFER_DAYS.least, OFFER_DAYS.most),
  })
  .superRefine(({ stages, currency }, context) => {
    for (const [index, { amount }] of stages.entries()) {
      const wrong = wrongAmount(amount, currency)
      if (wrong) context.addIssue({ code: 'custom', path: ['stages', index, 'amount'], message: wrong })
    }
    const days = stages.reduce((sum, stage) => sum + stage.days, 0)
    if (days > MOST_DELIVERY_DAYS)
      context.addIssue({ code: 'custom', path: ['stages', 0, 'days'], message: say.daysTooMany })
  })
export type NewOffer = z.output<typeof NewOffer>

function wrongAmount(amount: number, currency: NewOffer['currency']) {
  if (amount < leastOf(currency)) return `please enter at least ${wholeWords(currency, 'least')}`
  if (amount > mostOf(currency)) return `please enter at most ${wholeWords(currency, 'most')}`
  return isChargeable(amount, currency) ? null : say.amountOfKwd
}

const Named = z.strictObject({ id: z.string(), name: z.string() })

const Stage = z.strictObject({
  name: z.string(),
  delivers: z.string(),
  days: z.number().int(),
  amount: Money,
})

export const OfferSummary = z.strictObject({
  uuid: z.uuid(),
  status: Status,
  title: z.string(),
  price: Money,
  /** Days. */
  delivery_time: z.number().int(),
  version: z.number().int(),
  client: Party,
  agent: Party,
  /** Until when it holds, or held. */
  ends_at: Instant,
  created_at: CreatedAt,
})
export type OfferSummary = z.output<typeof OfferSummary>

/** What was offered; it never changes, only what became of it does. */
export const Offer = z.strictObject({
  ...OfferSummary.shape,
  included: z.string(),
  /** Empty where nothing was said. */
  excluded: z.string(),
  country: Named,
  visa: Named,
  purposes: z.array(Purpose),
  /** Minutes; null where no meeting is part of it. */
  meeting_length: z.number().int().nullable(),
  requirements: z.array(Requirement),
  refund_schedule: RefundSchedule,
  revisions: z.number().int(),
  stages: z.array(Stage),
  /** The goal of the order it was made at. */
  goal: z.number().int().nullable(),
  conversation: z.strictObject({
    /** Null once it is no longer kept. */
    uuid: z.uuid().nullable(),
    /** Null where they write without an order. */
    order: z.strictObject({ uuid: z.uuid(), ref: z.string(), title: z.string() }).nullable(),
  }),
  /** What is to change, or why it was declined. */
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
  /** The version before and the one after, each readable by both sides. */
  replaces: z.uuid().nullable(),
  replaced_by: z.uuid().nullable(),
  /** The order that was made of it; for the agent once it is paid. */
  order: z.strictObject({ uuid: z.uuid(), ref: z.string() }).nullable(),
  /** What whoever asks can do with it now, by the table of its states. */
  may: z.array(z.string()),
})
export type Offer = z.output<typeof Offer>

/** With what the form of a new offer begins, and what stands in its way. */
export const OfferStart = z.strictObject({
  client: Party,
  conversation: z.uuid(),
  order: z.strictObject({ uuid: z.uuid(), ref: z.string(), title: z.string() }).nullable(),
  country: Named.nullable(),
  visa: Named.nullable(),
  /** What the agent has to do first, by name, as for a service. */
  missing: z.array(z.strictObject({ field: z.string(), message: z.string() })),
  /** How many offers of theirs are open; `limit` is null where there is none. */
  open: z.number().int(),
  limit: z.number().int().nullable(),
  commission_percent: z.number().int(),
})
export type OfferStart = z.output<typeof OfferStart>

const params = z.object({ id: z.uuid() })

export const startOffer = defineCall({
  method: 'GET',
  path: '/conversations/{id}/offers/new',
  summary: 'With what the form of a new offer begins, and what its agent has to do first.',
  who: 'agent',
  params,
  reply: one(OfferStart),
})

export const makeOffer = defineCall({
  method: 'POST',
  path: '/conversations/{id}/offers',
  summary: 'An agent offers the client of a conversation work at a price of its own.',
  who: 'agent',
  idempotent: true,
  params,
  body: NewOffer,
  reply: one(Offer),
  status: 201,
})

export const listOffers = defineCall({
  method: 'GET',
  path: '/offers',
  summary: 'The offers of the mode one is in, the newest first; `filter[status]` takes a code.',
  who: 'person',
  query: z.object({
    ...pageQuery,
    filter: z.object({ status: z.enum(['0', '1', '2', '3', '-1', '-2', '-3', '-4']).optional() }).optional(),
  }),
  reply: list(OfferSummary),
})

export const showOffer = defineCall({
  method: 'GET',
  path: '/offers/{id}',
  summary: 'An offer one made or got, in any of its versions.',
  who: 'person',
  params,
  reply: one(Offer),
})

export const replaceOffer = defineCall({
  method: 'POST',
  path: '/offers/{id}/replace',
  summary: 'The agent answers with a new version, which replaces this one.',
  who: 'agent',
  idempotent: true,
  params,
  body: NewOffer,
  reply: one(Offer),
  status: 201,
})

export const acceptOffer = defineCall({
  method: 'POST',
  path: '/offers/{id}/accept',
  summary:
    'The client accepts an offer for a goal of theirs: an order with its terms, which waits a day for its payment. Accepted again it is the same order.',
  who: 'client',
  idempotent: true,
  params,
  body: z.strictObject({ goal: z.number().int().positive().optional() }),
  reply: one(z.strictObject({ uuid: z.uuid(), ref: z.string(), status: Status })),
  status: 201,
})

export const declineOffer = defineCall({
  method: 'POST',
  path: '/offers/{id}/decline',
  summary: 'The client declines an offer, with a reason.',
  who: 'client',
  idempotent: true,
  params,
  body: z.strictObject({ reason: text(say.reason, ANSWER_LENGTH) }),
  reply: one(Offer),
})

export const askForChange = defineCall({
  method: 'POST',
  path: '/offers/{id}/ask-for-change',
  summary: 'The client says what should change; the agent answers with a new version.',
  who: 'client',
  idempotent: true,
  params,
  body: z.strictObject({ change: text(say.change, ANSWER_LENGTH) }),
  reply: one(Offer),
})

export const takeOfferBack = defineCall({
  method: 'POST',
  path: '/offers/{id}/take-back',
  summary: 'The agent takes an offer back that is not paid; an unpaid order of it is given up.',
  who: 'agent',
  idempotent: true,
  params,
  reply: one(Offer),
})
