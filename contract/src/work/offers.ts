import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { DESCRIPTION_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { offerStatus } from '../calls/status.ts'
import { statusFilter } from '../calls/status-filter.ts'
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
  MOST_EXTRA_DAYS,
  MOST_REVISIONS,
  mostOf,
  OFFER_DAYS,
  type OfferCurrency,
  wholeWords,
} from './offer-words.ts'
import { Party } from './orders.ts'
import { MOST_PEOPLE } from './traveller-words.ts'

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
  extraDays: `please enter at most ${MOST_EXTRA_DAYS} days`,
  wanted: 'please say what you want',
  people: `please enter 1 to ${MOST_PEOPLE} people`,
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
    /** It is in whole minor units of the currency of the offer. */
    amount: whole(say.amount, 1, Number.MAX_SAFE_INTEGER),
  },
  say.stages,
)

const offerParts = {
  title: text(say.title, TITLE_LENGTH).refine((words) => !/[\r\n\t]/.test(words), 'please use plain text'),
  included: text(say.included, DESCRIPTION_LENGTH),
  excluded: z
    .string(say.excluded)
    .trim()
    .pipe(z.union([z.literal(''), text(say.excluded, DESCRIPTION_LENGTH)]))
    .default(''),
  revisions: whole(say.revisions, 0, MOST_REVISIONS),
  holds: whole(say.holds, OFFER_DAYS.least, OFFER_DAYS.most),
}

/** Price and days are the sums of the stages. */
export const NewOffer = z
  .strictObject({
    title: offerParts.title,
    included: offerParts.included,
    excluded: offerParts.excluded,
    country: serviceParts.country,
    visa: serviceParts.visa,
    currency: z.enum(currenciesOfOffers, say.currency),
    stages: z.array(NewStage, say.stages).min(1, say.stages).max(MOST_STAGES, say.stages),
    /** It is in minutes; null means that no meeting is part of it. */
    meeting_length: serviceParts.meetingLength.nullable(),
    requirements: serviceParts.requirements,
    refund_schedule: serviceParts.refundSchedule,
    revisions: offerParts.revisions,
    /** For how many days it holds. */
    holds: offerParts.holds,
    /** The price is for so many people, the client among them; left out it says nothing. */
    people: whole(say.people, 1, MOST_PEOPLE).optional(),
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

/** With a price it is a further stage of the order that runs; without one it only adds days. */
export const NewExtra = z
  .strictObject({
    title: offerParts.title,
    included: offerParts.included,
    excluded: offerParts.excluded,
    /** It is in minor units of the currency of the order; null means that it costs nothing more. */
    amount: whole(say.amount, 1, Number.MAX_SAFE_INTEGER).nullable(),
    days: whole(say.days, 1, MOST_DELIVERY_DAYS),
    revisions: offerParts.revisions,
    holds: offerParts.holds,
    /** The version, or what the client asked for, that it takes the place of. */
    replaces: z.uuid().optional(),
  })
  .superRefine(({ amount, days }, context) => {
    if (amount === null && days > MOST_EXTRA_DAYS)
      context.addIssue({ code: 'custom', path: ['days'], message: say.extraDays })
  })
export type NewExtra = z.output<typeof NewExtra>

/** The client asks while the work runs; the agent answers with price and days, or with days alone. */
export const WantedExtra = z.strictObject({
  title: offerParts.title,
  wanted: text(say.wanted, DESCRIPTION_LENGTH),
})
export type WantedExtra = z.output<typeof WantedExtra>

/** Null means that nothing is wrong. */
export function wrongAmount(amount: number, currency: OfferCurrency) {
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
  /** Nothing of an extra that only adds days, and of what a client asks for. */
  price: Money,
  /** It is in days. */
  delivery_time: z.number().int(),
  version: z.number().int(),
  client: Party,
  agent: Party,
  ends_at: Instant,
  /** An extra is a further stage of an order that runs, or adds days to it. */
  extra: z.boolean(),
  /** The client proposes an extra when they say what they want. */
  proposed_by: z.enum(['agent', 'client']),
  created_at: CreatedAt,
})
export type OfferSummary = z.output<typeof OfferSummary>

export const OfferPeople = z.strictObject({
  /** The price is for so many people, the client among them. */
  count: z.number().int(),
  /** The reader knows them from their own goal, or from the order of their client; else the list is empty. */
  names: z.array(z.string()),
  /** The goal has so many people now; it is null for the agent, and where no goal is named. */
  applying: z.number().int().nullable(),
})
export type OfferPeople = z.output<typeof OfferPeople>

/** An offer never changes, only what became of it does. */
export const Offer = z.strictObject({
  ...OfferSummary.shape,
  included: z.string(),
  /** Empty where nothing was said. */
  excluded: z.string(),
  country: Named,
  visa: Named,
  purposes: z.array(Purpose),
  /** It is in minutes; null means that no meeting is part of it. */
  meeting_length: z.number().int().nullable(),
  requirements: z.array(Requirement),
  refund_schedule: RefundSchedule,
  revisions: z.number().int(),
  stages: z.array(Stage),
  /** It is null where an offer says nothing of it, as older ones and extras do. */
  people: OfferPeople.nullable(),
  /** The goal of the order it was made at. */
  goal: z.number().int().nullable(),
  conversation: z.strictObject({
    /** Null once it is no longer kept. */
    uuid: z.uuid().nullable(),
    /** It is null where they write without an order. */
    order: z.strictObject({ uuid: z.uuid(), ref: z.string(), title: z.string() }).nullable(),
  }),
  /** It says what is to change, or why the offer was declined. */
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
  /** Each of the two is readable by both sides. */
  replaces: z.uuid().nullable(),
  replaced_by: z.uuid().nullable(),
  /** The order that was made of it; for the agent once it is paid. */
  order: z.strictObject({ uuid: z.uuid(), ref: z.string() }).nullable(),
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
  /** The agent has to do these first, by name, as for a service. */
  missing: z.array(z.strictObject({ field: z.string(), message: z.string() })),
  /** The limit is null where there is none. */
  open: z.number().int(),
  limit: z.number().int().nullable(),
  commission_percent: z.number().int(),
  /** The order they write about is for these people; null where they write of none. */
  people: z.array(z.string()).nullable(),
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
  summary: 'The offers of the mode one is in, the newest first; `filter[status][0]` takes codes.',
  who: 'person',
  query: z.object({
    ...pageQuery,
    filter: z.object({ status: statusFilter(offerStatus).optional() }).optional(),
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
    'The client accepts an offer for a goal of theirs: an order with its terms, which waits a day for its payment. Accepted again it is the same order. Of an extra the answer is the order that runs: it has one stage more, or is due later.',
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
  summary:
    'The client declines an offer, or the agent what the client asked for while the work runs, with a reason.',
  who: 'person',
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
  summary:
    'The agent takes an offer back that is not paid, and an unpaid order of it is given up; the client takes back what they asked for.',
  who: 'person',
  idempotent: true,
  params,
  reply: one(Offer),
})

const ofOrder = z.object({ uuid: z.uuid() })

export const listExtras = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/extras',
  summary: 'What either side proposes to add to an order and nobody has answered yet, the newest first.',
  who: 'person',
  params: ofOrder,
  reply: one(z.array(Offer)),
})

export const proposeExtra = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/extras',
  summary:
    'The agent proposes an extra while the work runs: a further stage where it has a price, else more days. It may answer what the client asked for.',
  who: 'verified agent',
  idempotent: true,
  params: ofOrder,
  body: NewExtra,
  reply: one(Offer),
  status: 201,
})

export const askForExtra = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/wanted-extras',
  summary:
    'The client says what else they want while the work runs; the agent answers with an offer or declines.',
  who: 'client',
  idempotent: true,
  params: ofOrder,
  body: WantedExtra,
  reply: one(Offer),
  status: 201,
})
