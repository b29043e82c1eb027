import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { PLANS } from '../amounts/plans.ts'
import { defineCall, empty, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { DESCRIPTION_LENGTH, MOST_DELIVERY } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Status } from '../calls/status-pair.ts'
import { Instant } from '../dates/time.ts'
import { isConditionalPaper } from '../ground/paper-words.ts'
import { Purpose } from '../ground/reference.ts'
import { DELIVERY_DAYS, DELIVERY_UNITS, type DeliveryUnit } from './delivery.ts'
import { PlannedStage, PlannedStages, problemsOfStages } from './stages.ts'

export const TITLE_LENGTH = 200
export const MOST_PRICE = 10_000_000
export const MOST_DELIVERY_DAYS = 3650
export const MEETING_MINUTES = { least: 15, most: 240 }
export const MOST_REQUIREMENTS = 30
/** Per cent given back by the stage the work has reached; before the work starts, always all. */
export const USUAL_REFUNDS = { before_start: 100, before_filing: 50, after_filing: 0 }

/** The sentences are the specification’s. */
export const serviceMessages = {
  country: 'please select a country',
  visa: 'please select a visa category',
  title: 'please input service name',
  description: 'please input a description',
  price: 'please input a price',
  priceTooSmall: 'price must be greater than 0',
  priceTooLarge: 'please keep the price under $100,000',
  furtherPerson: 'please enter 0 or more for each further person',
  delivery: 'please input a delivery time',
  deliveryTooShort: 'time must be greater than 0',
  deliveryTooLong: 'please enter at most 10 years',
  deliveryUnit: 'please select a delivery time unit',
  meeting: 'please choose between 15 and 240 minutes',
  requirements: 'please list the documents',
  requirementsTooMany: 'please keep it to 30 documents',
  refund: 'please enter a share from 0 to 100',
  refundBeforeStart: 'please give a full refund before you start',
  refundRising: 'later stages cannot refund more than earlier ones',
} as const
const say = serviceMessages

/** A draft may leave it empty; what is typed is plain text. */
const wordsOrNothing = (message: string, most: number) =>
  z
    .string(message)
    .trim()
    .pipe(z.union([z.literal(''), text(message, most)]))
const isOneLine = (words: string) => !/[\r\n\t]/.test(words)

const country = z
  .string(say.country)
  .regex(/^[A-Za-z]{2}$/, say.country)
  .toUpperCase()
const visa = z.string(say.visa).min(1, say.visa).max(100, say.visa)

const price = z
  .number(say.price)
  .gt(0, say.priceTooSmall)
  .max(MOST_PRICE, say.priceTooLarge)
  .refine(Number.isInteger, say.price)

/** Zero means that the price is for everybody who applies together. */
const furtherPerson = z
  .number(say.furtherPerson)
  .int(say.furtherPerson)
  .min(0, say.furtherPerson)
  .max(MOST_PRICE, say.priceTooLarge)

const deliveryTime = z
  .number(say.delivery)
  .gte(1, say.deliveryTooShort)
  .max(MOST_DELIVERY, say.deliveryTooLong)
  .refine(Number.isInteger, say.delivery)

const meetingLength = z
  .number(say.meeting)
  .int(say.meeting)
  .min(MEETING_MINUTES.least, say.meeting)
  .max(MEETING_MINUTES.most, say.meeting)

export const Requirement = z.strictObject({
  name: z.string(),
  mandatory: z.boolean(),
  /** Each person who applies gives one; services and offers say so. */
  each: z.boolean().optional(),
  /** The name of somebody who travels along, in an order: it is theirs and not the client’s. */
  person: z.string().optional(),
})
export type Requirement = z.output<typeof Requirement>

/** An empty item is no item. */
const requirements = z
  .array(
    z.strictObject(
      {
        name: wordsOrNothing(say.requirements, TITLE_LENGTH).refine(isOneLine, 'please use plain text'),
        mandatory: z.boolean(say.requirements).default(true),
        each: z.boolean(say.requirements).optional(),
      },
      say.requirements,
    ),
    say.requirements,
  )
  .max(200, say.requirementsTooMany)
  .transform((items) =>
    items
      .filter(({ name }) => name !== '')
      .map(
        ({ name, mandatory, each }): Requirement => ({
          name,
          mandatory: mandatory && !isConditionalPaper(name),
          ...(each && { each }),
        }),
      ),
  )
  .refine((items) => items.length <= MOST_REQUIREMENTS, say.requirementsTooMany)

const share = z.number(say.refund).int(say.refund).min(0, say.refund).max(100, say.refund)

export const RefundSchedule = z.strictObject(
  { before_start: share, before_filing: share, after_filing: share },
  say.refund,
)
export type RefundSchedule = z.output<typeof RefundSchedule>

const refundSchedule = RefundSchedule.superRefine((shares, context) => {
  const rising = (path: string) =>
    context.addIssue({ code: 'custom', path: [path], message: say.refundRising })
  if (shares.before_start < 100)
    context.addIssue({ code: 'custom', path: ['before_start'], message: say.refundBeforeStart })
  else if (shares.after_filing > shares.before_filing) rising('after_filing')
})

/** An offer to one client is made of these too. */
export const serviceParts = { country, visa, meetingLength, requirements, refundSchedule }

const terms = {
  title: wordsOrNothing(say.title, TITLE_LENGTH).refine(isOneLine, 'please use plain text'),
  description: wordsOrNothing(say.description, DESCRIPTION_LENGTH),
  /** It is in whole cents of US dollars. */
  price: price.nullable(),
  /** It is in whole cents too; null means that the service does not say what further people cost. */
  further_person: furtherPerson.nullable(),
  delivery_time: deliveryTime.nullable(),
  delivery_unit: z.enum(DELIVERY_UNITS, say.deliveryUnit).nullable(),
  /** It is in minutes; null means that no meeting is part of it. */
  meeting_length: meetingLength.nullable(),
  requirements,
  refund_schedule: refundSchedule,
  /** The list is empty where it is paid at once. */
  stages: PlannedStages,
}

interface Delivery {
  delivery_time?: number | null | undefined
  delivery_unit?: DeliveryUnit | null | undefined
}

function withinYears({ delivery_time, delivery_unit }: Delivery, context: z.RefinementCtx) {
  if (!delivery_time || !delivery_unit) return
  if (delivery_time * DELIVERY_DAYS[delivery_unit] > MOST_DELIVERY_DAYS)
    context.addIssue({ code: 'custom', path: ['delivery_time'], message: say.deliveryTooLong })
}

interface InStages extends Delivery {
  price?: number | null | undefined
  stages?: PlannedStage[] | undefined
}

function stagesFit({ price, stages = [], delivery_time, delivery_unit }: InStages, context: z.RefinementCtx) {
  if (!price) return
  const days = delivery_time && delivery_unit ? delivery_time * DELIVERY_DAYS[delivery_unit] : null
  for (const { path, message } of problemsOfStages(stages, { price, currency: 'USD', days }))
    context.addIssue({ code: 'custom', path: ['stages', ...path], message })
}

/** A draft needs its country and visa; everything else may come later. */
export const NewService = z
  .strictObject({ country, visa, ...z.strictObject(terms).partial().shape })
  .superRefine(withinYears)
export type NewService = z.output<typeof NewService>

/** The rest stays as it is. A draft may be incomplete, but what is typed is right. */
export const ServiceChange = z
  .strictObject({ country, visa, ...terms })
  .partial()
  .superRefine(withinYears)
export type ServiceChange = z.output<typeof ServiceChange>

export const WholeService = z
  .strictObject({
    country,
    visa,
    title: text(say.title, TITLE_LENGTH).refine(isOneLine, 'please use plain text'),
    description: text(say.description, DESCRIPTION_LENGTH),
    price,
    further_person: terms.further_person,
    delivery_time: deliveryTime,
    delivery_unit: z.enum(DELIVERY_UNITS, say.deliveryUnit),
    meeting_length: terms.meeting_length,
    requirements,
    refund_schedule: refundSchedule,
    stages: PlannedStages,
  })
  .superRefine(withinYears)
  .superRefine(stagesFit)

/** A service needs these to be published, beside its fields. */
export const PUBLISH_GATES = ['verification', 'licence', 'trader', 'plan', 'withheld'] as const

const Missing = z.strictObject({ field: z.string(), message: z.string() })

export const OwnService = z.strictObject({
  id: z.uuid(),
  status: Status,
  country: z.strictObject({ id: z.string(), name: z.string() }),
  visa: z.strictObject({ id: z.string(), name: z.string(), purposes: z.array(Purpose) }),
  title: z.string(),
  description: z.string(),
  price: Money.nullable(),
  further_person: Money.nullable(),
  /** It is in days. */
  delivery_time: z.number().int().nullable(),
  /** The same as it was typed. */
  delivery: z.strictObject({ value: z.number().int(), unit: z.enum(DELIVERY_UNITS) }).nullable(),
  meeting_length: z.number().int().nullable(),
  requirements: z.array(Requirement),
  refund_schedule: RefundSchedule,
  stages: z.array(PlannedStage),
  version: z.number().int(),
  /** The service was ordered before: country and visa stay as they are. */
  locked: z.boolean(),
  /** Each is a field, or one of `verification`, `licence` and `plan`. */
  missing: z.array(Missing),
  may: z.array(z.string()),
  published_at: Instant.nullable(),
  created_at: z.strictObject({ date: Instant }),
  updated_at: Instant,
})
export type OwnService = z.output<typeof OwnService>

export const ServiceCounts = z.strictObject({
  active: z.number().int(),
  draft: z.number().int(),
  archived: z.number().int(),
})

/** There is no limit where `limit` is null. */
export const PlanUse = z.strictObject({
  plan: z.enum(PLANS),
  name: z.string(),
  active: z.number().int(),
  limit: z.number().int().nullable(),
})
export type PlanUse = z.output<typeof PlanUse>

export const listOwnServices = defineCall({
  method: 'GET',
  path: '/account/consultant/services',
  summary: 'The agent’s own services, the last changed first, with how many there are of each status.',
  who: 'agent',
  query: z.object({
    ...pageQuery,
    query: z.string().max(200).optional(),
    filter: z.object({ status: z.enum(['1', '0', '3']).optional() }).optional(),
  }),
  reply: z.strictObject({
    data: z.strictObject({
      items: z.array(OwnService),
      pagination: z.strictObject({ next_cursor: z.string().nullable() }),
      counts: ServiceCounts,
      plan: PlanUse,
    }),
  }),
})

const params = z.object({ id: z.uuid() })

export const createService = defineCall({
  method: 'POST',
  path: '/account/consultant/services',
  summary: 'Begins a draft; its documents start from the visa’s checklist unless others are given.',
  who: 'agent',
  idempotent: true,
  body: NewService,
  reply: one(OwnService),
  status: 201,
})

export const showOwnService = defineCall({
  method: 'GET',
  path: '/account/consultant/services/{id}',
  summary: 'A service of the agent’s own.',
  who: 'agent',
  params,
  reply: one(OwnService),
})

export const changeService = defineCall({
  method: 'PATCH',
  path: '/account/consultant/services/{id}',
  summary: 'Changes a service; a change of an active one is published at once as a new version.',
  who: 'agent',
  params,
  body: ServiceChange,
  reply: one(OwnService),
})

export const removeService = defineCall({
  method: 'DELETE',
  path: '/account/consultant/services/{id}',
  summary: 'Erases a draft that was never ordered.',
  who: 'agent',
  params,
  reply: empty,
  status: 204,
})

export const publishService = defineCall({
  method: 'POST',
  path: '/account/consultant/services/{id}/publish',
  summary: 'Offers a draft or an archived service to clients, or says item by item what is missing.',
  who: 'agent',
  params,
  reply: one(OwnService),
})

export const unpublishService = defineCall({
  method: 'POST',
  path: '/account/consultant/services/{id}/unpublish',
  summary: 'Makes an active service a draft again.',
  who: 'agent',
  params,
  reply: one(OwnService),
})

export const archiveService = defineCall({
  method: 'POST',
  path: '/account/consultant/services/{id}/archive',
  summary: 'Puts a service away; running orders go on.',
  who: 'agent',
  params,
  reply: one(OwnService),
})

export const restoreService = defineCall({
  method: 'POST',
  path: '/account/consultant/services/{id}/restore',
  summary: 'Makes an archived service a draft again.',
  who: 'agent',
  params,
  reply: one(OwnService),
})

export const duplicateService = defineCall({
  method: 'POST',
  path: '/account/consultant/services/{id}/duplicate',
  summary: 'Begins a draft with all a service says.',
  who: 'agent',
  idempotent: true,
  params,
  reply: one(OwnService),
  status: 201,
})
