import { z } from 'zod'
import { defineCall, one } from './call.ts'
import { Money } from './money.ts'
import { CreatedAt, Day } from './time.ts'

/** What a card shows of an agent. */
export const AgentCard = z.strictObject({
  uuid: z.uuid(),
  username: z.string(),
  name: z.string(),
  headline: z.string(),
  profile_picture: z.string().nullable(),
  countries: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  categories: z.array(z.strictObject({ name: z.string() })),
  /** Pairs of code and name. */
  languages: z.array(z.tuple([z.string(), z.string()])),
  /** Null until the first review: a new agent has no rating. */
  rating: z.number().nullable(),
  review_count: z.number().int(),
  completed_orders: z.number().int(),
  response_hours: z.number().int().nullable(),
  verified: z.boolean(),
  licensed: z.boolean(),
  price_from: Money.nullable(),
})
export type AgentCard = z.output<typeof AgentCard>

export const AgentService = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  country: z.strictObject({ id: z.string(), name: z.string() }),
  price: Money,
  delivery_time: z.number().int(),
  meeting_length: z.number().int().nullable(),
  requirements: z.array(z.string()),
})

export const AgentReview = z.strictObject({
  from: z.strictObject({ full_name: z.string(), username: z.string() }),
  star: z.number(),
  content: z.string(),
  service: z.string(),
  created_at: CreatedAt,
})

export const AgentProfile = AgentCard.extend({
  about: z.string(),
  location: z.strictObject({ city: z.string(), country: z.string() }),
  timezone: z.string(),
  verified_since: Day.nullable(),
  licence: z
    .strictObject({ regulator: z.string(), number: z.string(), country: z.string(), valid_until: Day })
    .nullable(),
  services: z.array(AgentService),
  reviews: z.array(AgentReview),
})
export type AgentProfile = z.output<typeof AgentProfile>

export const showAgent = defineCall({
  method: 'GET',
  path: '/consultants/{id}',
  summary: 'An agent by username or uuid.',
  who: 'anyone',
  params: z.object({ id: z.string().max(36) }),
  reply: one(AgentProfile),
})
