import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PLANS } from '@sojourn/contract/amounts/plans'
import { line, text } from '@sojourn/contract/calls/fields'
import { businessType } from '@sojourn/contract/calls/status'
import { GENDERS, NewAddress } from '@sojourn/contract/people/account'
import { firstName, lastName, timezone } from '@sojourn/contract/people/people-fields'
import { username } from '@sojourn/contract/people/username'
import { NewPublicProfile } from '@sojourn/contract/supply/agent-profile'
import { AvailabilityRules } from '@sojourn/contract/supply/availability'
import { NewBusiness, NewLicence } from '@sojourn/contract/supply/business'
import { PlannedStage } from '@sojourn/contract/supply/stages'
import { documentType, judged } from '@sojourn/contract/supply/verification'
import { z } from 'zod'

const STORY = join(import.meta.dirname, '../../data/agents')

const days = z.int().min(1)
const timeRange = z.string().regex(/^\d\d:\d\d-\d\d:\d\d$/)

const reasons = z.partialRecord(judged, z.string())

const Service = z.strictObject({
  country: z.string(),
  visa: z.string(),
  title: line('a service has a title'),
  description: text('a service has a description', 4000),
  price: z.int(),
  /** Each person beside the client costs so much more; null says nothing. */
  further_person: z.int().nullable().default(null),
  /** It looks like `3 weeks`. */
  delivery: z.string().regex(/^\d+ (day|week|month|year)s?$/),
  meeting_minutes: z.int().nullable(),
  /** The list is empty where the service is paid at once. */
  stages: z.array(PlannedStage).default([]),
  requirements: z.array(z.string()),
  optional: z.array(z.string()).default([]),
  /** Per cent given back before the start, before filing and after it. */
  refunds: z.tuple([z.int(), z.int(), z.int()]).optional(),
  status: z.enum(['active', 'draft']).default('active'),
})

const Review = z.strictObject({
  from: line('a review has an author'),
  star: z.number(),
  on: z.iso.date(),
  /** Services count from 0. */
  service: z.int().min(0),
  content: text('a review says something', 4000),
  reply: text('a reply says something', 1000).optional(),
})

/** An agent as the files of `demo/data/agents` tell of them. What is over has its day; what goes on counts from today. */
const AgentStory = z.strictObject({
  uuid: z.uuid(),
  username,
  first_name: firstName,
  last_name: lastName,
  dob: z.iso.date(),
  gender: z.enum(GENDERS),
  headline: NewPublicProfile.shape.headline.unwrap().unwrap(),
  about: z.array(z.string()),
  languages: NewPublicProfile.shape.languages,
  timezone,
  address: NewAddress,
  plan: z.enum(PLANS),
  business: z
    .strictObject({
      type: z.enum(Object.keys(businessType) as (keyof typeof businessType)[]),
      legal_name: NewBusiness.shape.legal_name,
      registration_number: NewBusiness.shape.registration_number,
      website: NewBusiness.shape.website,
    })
    .optional(),
  licences: z
    .array(
      NewLicence.omit({ valid_until: true }).extend({
        valid_for_days: days,
        status: z.enum(['verified', 'pending']).default('verified'),
        submitted_hours_ago: days.optional(),
      }),
    )
    .default([]),
  verified_on: z.iso.date().optional(),
  waiting: z
    .strictObject({
      hours: days,
      document: documentType,
      failed_before: z.strictObject({ days_ago: days, reasons }).optional(),
    })
    .optional(),
  failed: z.strictObject({ days_ago: days, reasons }).optional(),
  draft: z.record(z.string(), z.string()).optional(),
  orders: z.int().min(0).default(0),
  response_minutes: days.nullable().default(null),
  away: z.strictObject({ since_days: days, days }).optional(),
  /** Keys are days such as `mon-fri` or `mon,wed`; the ends are those people see. */
  hours: z.record(z.string(), z.array(timeRange)).default({}),
  periods: z.array(z.strictObject({ in_days: days, days, hours: z.array(timeRange) })).default([]),
  blocked: z
    .array(z.strictObject({ in_days: days, days, hours: z.array(timeRange).default([]) }))
    .default([]),
  rules: AvailabilityRules.partial().optional(),
  services: z.array(Service),
  reviews: z.array(Review),
})
export type AgentStory = z.output<typeof AgentStory>

/** Files are named by username. */
export async function readDemoAgents(): Promise<AgentStory[]> {
  const files = (await readdir(STORY)).sort()
  return Promise.all(
    files.map(async (file) => {
      const read = AgentStory.safeParse(JSON.parse(await readFile(join(STORY, file), 'utf8')))
      if (!read.success) throw new Error(`${file} tells something wrong:\n${z.prettifyError(read.error)}`)
      return read.data
    }),
  )
}
