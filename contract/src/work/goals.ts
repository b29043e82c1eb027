import { z } from 'zod'
import { defineCall, empty, fileBytes, list, one } from '../calls/call.ts'
import { line, text } from '../calls/fields.ts'
import { GOAL_COMMENT_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { goalStatus } from '../calls/status.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Day, Instant } from '../dates/time.ts'
import { Purpose } from '../ground/reference.ts'
import { Passports, Residence } from '../people/nationality.ts'
import { ShownTraveller, Travellers } from './travellers.ts'

const Country = z.strictObject({ id: z.string(), name: z.string() })

export const LONGEST_GOAL_NAME = 200

/** The sentences are the specification’s. */
export const goalMessages = {
  name: 'please enter a goals name',
  country: 'please select a country',
  purpose: 'please select a purpose for relocation',
  date: 'please input expected target',
  past: 'the date cannot be earlier than today',
  comment: 'please input more details',
  decision: 'please choose what was decided',
  decidedOn: 'please choose the day of the decision',
  decidedLater: 'the decision cannot lie in the future',
  visa: 'please select a visa for this country and purpose',
  stay: 'please enter the length of stay in whole days, up to ten years',
  passportDay: 'please enter the day your passport expires',
} as const
const say = goalMessages

export const Goal = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  status: Status,
  purpose: Purpose,
  /** The client lives there, as their account says. */
  home: Country.nullable(),
  destination_country: Country,
  expected_delivery_date: Day,
  comment: z.string(),
  visa: z.strictObject({ country: Country, purpose: Purpose }),
  /** The passports to travel with, one or two, as far as the client says so. */
  passports: z.array(Country),
  residence: Country.nullable(),
  programme: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  stay_days: z.number().int().nullable(),
  passport_expires_on: Day.nullable(),
  /** They apply together with the client. */
  travellers: z.array(ShownTraveller),
  deadlines: z.array(
    z.strictObject({
      about: z.enum(['apply', 'passport']),
      urgent: z.boolean(),
      /** The day to put into a calendar; null where there is none. */
      day: Day.nullable(),
      title: z.string(),
      text: z.string(),
    }),
  ),
  may: z.array(z.string()),
  /** The documents of the checklists that are at hand. */
  ticked: z.array(z.string()),
  decided_on: Day.nullable(),
  decision_asked: z.boolean(),
  /** A decision can be corrected until then; null while there is none, and once it stands. */
  correctable_until: Instant.nullable(),
  /** Every order of it counts but cancelled ones. */
  order_count: z.number().int(),
  /** The authority has it: an order of it was filed, or the client says that they wait for the decision. */
  filed: z.boolean(),
  /** They go on or wait for payment; the newest comes first. */
  open_orders: z.array(z.string()),
  restorable_until: Instant.nullable(),
  created_at: CreatedAt,
})
export type Goal = z.output<typeof Goal>

const terms = {
  name: line(say.name),
  expected_delivery_date: z.string(say.date).pipe(z.iso.date(say.date)),
  comment: text(say.comment, GOAL_COMMENT_LENGTH),
}

export const LONGEST_STAY_DAYS = 3650

/** All of it may be left away. */
const journey = {
  passports: Passports,
  residence: Residence.nullable(),
  visa_id: z
    .string(say.visa)
    .regex(/^[a-z]+\/[a-z0-9-]{1,100}$/, say.visa)
    .nullable(),
  stay_days: z.number(say.stay).int(say.stay).min(1, say.stay).max(LONGEST_STAY_DAYS, say.stay).nullable(),
  passport_expires_on: z.string(say.passportDay).pipe(z.iso.date(say.passportDay)).nullable(),
  travellers: Travellers,
}

export const NewGoal = z.strictObject({
  ...terms,
  ...z.strictObject(journey).partial().shape,
  destination_country: z
    .string(say.country)
    .regex(/^[A-Za-z]{2}$/, say.country)
    .toUpperCase(),
  purpose: z.string(say.purpose).min(1, say.purpose).max(50, say.purpose),
})
export type NewGoal = z.output<typeof NewGoal>

/** Country and purpose are locked once a goal is made. */
export const GoalChange = z.strictObject({ ...terms, ...journey }).partial()
export type GoalChange = z.output<typeof GoalChange>

/** The number of a goal, as it stands in an address. */
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

const codes = Object.values(goalStatus).map(([code]) => String(code))

export const listGoals = defineCall({
  method: 'GET',
  path: '/goals',
  summary:
    'The client’s goals, the newest first; `filter[status]` takes a code, `fits` a service to hire for, `deleted=1` those that can come back.',
  who: 'client',
  query: z.object({
    ...pageQuery,
    query: z.string().max(200).optional(),
    filter: z.object({ status: z.enum(codes).optional() }).optional(),
    fits: z.uuid().optional(),
    deleted: z.literal('1').optional(),
  }),
  reply: list(Goal),
})

export const countGoals = defineCall({
  method: 'GET',
  path: '/goals/summary',
  summary: 'How many goals the client has made, and how many of each status.',
  who: 'client',
  reply: one(
    z.strictObject({
      total: z.number().int(),
      draft: z.number().int(),
      in_progress: z.number().int(),
      approved: z.number().int(),
      rejected: z.number().int(),
      deleted: z.number().int(),
    }),
  ),
})

export const createGoal = defineCall({
  method: 'POST',
  path: '/goals',
  summary: 'Makes a goal.',
  who: 'client',
  idempotent: true,
  body: NewGoal,
  reply: one(Goal),
  status: 201,
})

export const showGoal = defineCall({
  method: 'GET',
  path: '/goals/{id}',
  summary: 'A goal of the client’s own.',
  who: 'client',
  params,
  reply: one(Goal),
})

export const changeGoal = defineCall({
  method: 'PATCH',
  path: '/goals/{id}',
  summary: 'Changes name, date or details of a goal that is not decided.',
  who: 'client',
  params,
  body: GoalChange,
  reply: one(Goal),
})

export const tickDocuments = defineCall({
  method: 'PUT',
  path: '/goals/{id}/checklist',
  summary: 'Which documents of the checklists the client has at hand.',
  who: 'client',
  params,
  body: z.strictObject({ ticked: z.array(z.string().min(1).max(300)).max(200) }),
  reply: one(Goal),
})

export const downloadGoalCalendar = defineCall({
  method: 'GET',
  path: '/goals/{id}/calendar.ics',
  summary: 'The days of a goal as a calendar file: until when to apply, and the expected date.',
  who: 'client',
  params,
  download: 'text/calendar; charset=utf-8',
  reply: fileBytes,
})

export const deleteGoal = defineCall({
  method: 'DELETE',
  path: '/goals/{id}',
  summary: 'Takes a goal away; it can come back for 30 days.',
  who: 'client',
  params,
  reply: empty,
  status: 204,
})

export const restoreGoal = defineCall({
  method: 'POST',
  path: '/goals/{id}/restore',
  summary: 'Brings a deleted goal back.',
  who: 'client',
  params,
  reply: one(Goal),
})

export const DECISIONS = ['approved', 'rejected'] as const

export const decideGoal = defineCall({
  method: 'PUT',
  path: '/goals/{id}/decision',
  summary: 'What the authority decided, and when; it can be corrected for 30 days.',
  who: 'client',
  params,
  body: z.strictObject({
    decision: z.enum(DECISIONS, say.decision),
    decided_on: z.string(say.decidedOn).pipe(z.iso.date(say.decidedOn)),
  }),
  reply: one(Goal),
})

export const sayStillWaiting = defineCall({
  method: 'PUT',
  path: '/goals/{id}/decision/waiting',
  summary: 'Answers our question for a decision: there is none yet. It is asked at most once more.',
  who: 'client',
  params,
  reply: one(Goal),
})
