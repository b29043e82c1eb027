import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, list, one } from '../calls/call.ts'
import { pageQuery } from '../calls/page.ts'
import { CreatedAt, Day } from '../dates/time.ts'
import { ApprovalShare } from '../ground/approval-share.ts'
import { LicenceClass, Purpose } from '../ground/reference.ts'
import { RefundSchedule, Requirement } from './services.ts'
import { PlannedStage } from './stages.ts'

const NamedCountry = z.strictObject({ id: z.string(), name: z.string() })

export const AgentCard = z.strictObject({
  uuid: z.uuid(),
  /** It is their uuid until they choose a name. */
  username: z.string(),
  name: z.string(),
  headline: z.string(),
  profile_picture: z.string().nullable(),
  countries: z.array(NamedCountry),
  categories: z.array(z.strictObject({ name: z.string() })),
  languages: z.array(z.tuple([z.string(), z.string()])),
  /** It is null until the first review: a new agent has no rating. */
  rating: z.number().nullable(),
  review_count: z.number().int(),
  completed_orders: z.number().int(),
  approvals: ApprovalShare,
  response_hours: z.number().int().nullable(),
  verified: z.boolean(),
  licensed: z.boolean(),
  price_from: Money.nullable(),
})
export type AgentCard = z.output<typeof AgentCard>

export const AgentService = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  visa: z.strictObject({
    id: z.string(),
    name: z.string(),
    purposes: z.array(Purpose),
    country: NamedCountry,
  }),
  price: Money,
  /** Each person beside the client costs so much more; null means that the service does not say. */
  further_person: Money.nullable(),
  /** It is in days. */
  delivery_time: z.number().int(),
  /** It is in minutes; null means that no meeting is part of it. */
  meeting_length: z.number().int().nullable(),
  requirements: z.array(Requirement),
  refund_schedule: RefundSchedule,
  /** The list is empty where it is paid at once. */
  stages: z.array(PlannedStage),
})
export type AgentService = z.output<typeof AgentService>

export const AgentReview = z.strictObject({
  id: z.uuid(),
  /** Somebody who deleted their account has no name, and only agents have a username. */
  from: z.strictObject({ full_name: z.string(), username: z.string().nullable() }),
  visa: z.strictObject({ name: z.string(), purposes: z.array(Purpose), country: NamedCountry }),
  star: z.number(),
  /** Everything went back to the client. */
  refunded: z.boolean(),
  content: z.string(),
  created_at: CreatedAt,
  reply: z.strictObject({ content: z.string(), created_at: CreatedAt }).nullable(),
})
export type AgentReview = z.output<typeof AgentReview>

export const AgentLicence = z.strictObject({
  regulator: z.strictObject({ code: z.string(), name: z.string() }),
  /** It is null where there are no classes, or nobody has named it yet. */
  licence_class: LicenceClass.nullable(),
  number: z.string(),
  country: NamedCountry,
  valid_until: Day,
  /** It leads to the entry of the public register, else to the regulator's own site. */
  register_url: z.string().nullable(),
})
export type AgentLicence = z.output<typeof AgentLicence>

export const AgentProfile = AgentCard.extend({
  about: z.string(),
  /** It is null until they say where they are. */
  location: z.strictObject({ city: z.string(), country: z.string() }).nullable(),
  timezone: z.string().nullable(),
  verified_since: Day.nullable(),
  licences: z.array(AgentLicence),
  /** Null means that they have not said it yet. */
  declared_trader: z.boolean().nullable(),
  /** It is null for who declared no business. */
  trader: z
    .strictObject({
      legal_name: z.string(),
      registration_number: z.string().nullable(),
      address: z.array(z.string()),
      website: z.string().nullable(),
    })
    .nullable(),
  /** These are the first of them; `service_count` says whether there are more. */
  services: z.array(AgentService),
  service_count: z.number().int(),
  services_next: z.string().nullable(),
  /** These are the newest of them. */
  reviews: z.array(AgentReview),
  reviews_next: z.string().nullable(),
  /** Each number counts the reviews that round to that whole star, five first. */
  stars: z.array(z.strictObject({ star: z.number().int(), count: z.number().int() })).length(5),
  likes: z.number().int(),
  /** The like of whoever asks. */
  like_id: z.uuid().nullable(),
  /** The files of the video stand at `/hellos/{id}/`. */
  hello: z
    .strictObject({
      id: z.uuid(),
      seconds: z.number().int(),
      has_poster: z.boolean(),
      has_captions: z.boolean(),
    })
    .nullable(),
  /** On leave: nobody hires them until the day after. */
  away_until: Day.nullable(),
  /** Clients can ask them before they hire. */
  takes_questions: z.boolean(),
  /** It is null where everybody sees and hires them. Whoever is leaving is still seen, and takes neither orders nor questions. */
  hidden: z.enum(['unverified', 'suspended', 'leaving']).nullable(),
})
export type AgentProfile = z.output<typeof AgentProfile>

const params = z.object({ id: z.string().max(36) })

export const showAgent = defineCall({
  method: 'GET',
  path: '/consultants/{id}',
  summary:
    'An agent by uuid, username or a username they had lately; not found until verified, save by themselves.',
  who: 'anyone',
  params,
  sameForVisitors: true,
  reply: one(AgentProfile),
})

export const listAgentServices = defineCall({
  method: 'GET',
  path: '/consultants/{id}/services',
  summary: 'What an agent offers, the cheapest first.',
  who: 'anyone',
  params,
  query: z.object(pageQuery),
  reply: list(AgentService),
})

export const listAgentReviews = defineCall({
  method: 'GET',
  path: '/consultants/{id}/reviews',
  summary: 'What clients of finished orders say, the newest first.',
  who: 'anyone',
  params,
  query: z.object(pageQuery),
  reply: list(AgentReview),
})
