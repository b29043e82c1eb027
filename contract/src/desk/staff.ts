import { z } from 'zod'
import { defineCall, empty, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { CreatedAt, Instant } from '../dates/time.ts'
import { ActivePlan } from '../money/subscriptions.ts'
import { Role } from '../people/auth.ts'

export const PersonRow = z.strictObject({
  uuid: z.uuid(),
  fullname: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  is_a: Role,
  suspended_at: Instant.nullable(),
  created_at: CreatedAt,
  last_seen_at: Instant.nullable(),
})

export const PersonDetails = PersonRow.extend({
  phone: z.string().nullable(),
  country: z.string().nullable(),
  timezone: z.string().nullable(),
  two_step: z.boolean(),
  suspension: z.strictObject({ reason: z.string(), since: Instant, by: z.string() }).nullable(),
  deletion_due_at: Instant.nullable(),
  sessions: z.number().int(),
  /** It is null for who is no agent. */
  plan: ActivePlan.nullable(),
})

export const findPeople = defineCall({
  method: 'GET',
  path: '/staff/people',
  summary: 'Finds people by name or email; `filter[status]` is suspended or active.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    query: z.string().trim().max(200).optional(),
    filter: z.object({ status: z.enum(['suspended', 'active']).optional() }).optional(),
  }),
  reply: list(PersonRow),
})

export const showPerson = defineCall({
  method: 'GET',
  path: '/staff/people/{id}',
  summary: 'A person as staff sees them.',
  who: 'staff',
  params: z.object({ id: z.uuid() }),
  reply: one(PersonDetails),
})

const reason = text('please give a reason', REASON_LENGTH).min(
  10,
  'please give a reason of at least 10 characters',
)

export const suspendPerson = defineCall({
  method: 'POST',
  path: '/staff/people/{id}/suspension',
  summary: 'Suspends a person; they can sign in, read the reason, and do nothing else.',
  who: 'staff',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ reason }),
  reply: one(PersonDetails),
})

export const liftSuspension = defineCall({
  method: 'DELETE',
  path: '/staff/people/{id}/suspension',
  summary: 'Lifts a suspension.',
  who: 'staff',
  params: z.object({ id: z.uuid() }),
  reply: one(PersonDetails),
})

export const signOutPerson = defineCall({
  method: 'DELETE',
  path: '/staff/people/{id}/sessions',
  summary: 'Signs a person out everywhere.',
  who: 'staff',
  params: z.object({ id: z.uuid() }),
  reply: empty,
  status: 204,
})

export const AuditEntry = z.strictObject({
  id: z.uuid(),
  staff: z.strictObject({ uuid: z.uuid(), fullname: z.string() }),
  action: z.string(),
  subject: z.strictObject({ uuid: z.uuid(), name: z.string() }).nullable(),
  details: z.record(z.string(), z.string()),
  created_at: CreatedAt,
})

export const readAuditLog = defineCall({
  method: 'GET',
  path: '/staff/audit-log',
  summary: 'All staff actions, newest first.',
  who: 'staff',
  query: z.object({ ...pageQuery, subject: z.uuid().optional() }),
  reply: list(AuditEntry),
})
