import { z } from 'zod'
import { defineCall, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { DECISION_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Instant } from '../dates/time.ts'
import {
  DECISION_OUTCOMES,
  GROUNDS,
  REPORT_CATEGORIES,
  REPORT_CLAIM_MINUTES,
  REPORT_KINDS,
  SETTLEMENTS,
} from '../talk/report-words.ts'
import { Claim } from './staff-queue.ts'

const StaffName = z.strictObject({ uuid: z.uuid(), fullname: z.string() })

export const REPORT_STATUSES = ['open', 'claimed', 'decided', 'appealed', 'settled'] as const

export const ReportLine = z.strictObject({
  id: z.uuid(),
  kind: z.enum(REPORT_KINDS),
  title: z.string(),
  category: z.enum(REPORT_CATEGORIES),
  status: z.enum(REPORT_STATUSES),
  outcome: z.enum(DECISION_OUTCOMES).nullable(),
  settlement: z.enum(SETTLEMENTS).nullable(),
  created_at: Instant,
  decided_at: Instant.nullable(),
  claim: Claim.nullable(),
})
export type ReportLine = z.output<typeof ReportLine>

const Words = z.strictObject({ title: z.string(), text: z.string() })

export const StaffReport = ReportLine.extend({
  explanation: z.string(),
  /** Null once the account is deleted; `uuid` is null for who has none. */
  reporter: z.strictObject({ uuid: z.uuid().nullable(), fullname: z.string(), email: z.string() }).nullable(),
  owner: StaffName.nullable(),
  reported: Words,
  /** Null means that it is gone. */
  current: Words.extend({ path: z.string(), is_hidden: z.boolean() }).nullable(),
  /** The agent and the order of a review; null of all else. */
  about: z
    .strictObject({
      agent: StaffName,
      order: z.strictObject({ uuid: z.uuid(), ref: z.string() }).nullable(),
    })
    .nullable(),
  /** A message stands there; null of all else, and once it is gone. */
  message: z.strictObject({ conversation: z.uuid(), seq: z.number().int() }).nullable(),
  other_reports: z.number().int(),
  decision: z
    .strictObject({
      outcome: z.enum(DECISION_OUTCOMES),
      ground: z.enum(GROUNDS).nullable(),
      reason: z.string(),
      by: StaffName.nullable(),
      at: Instant,
    })
    .nullable(),
  objection: z
    .strictObject({ side: z.enum(['reporter', 'owner']), text: z.string(), at: Instant })
    .nullable(),
  answer: z
    .strictObject({
      result: z.enum(SETTLEMENTS),
      reason: z.string(),
      by: StaffName.nullable(),
      at: Instant,
    })
    .nullable(),
  /** It is null where they may. */
  closed_to_you: z.string().nullable(),
})
export type StaffReport = z.output<typeof StaffReport>

export const REPORT_QUEUES = ['waiting', 'decided', 'settled'] as const

export const listReports = defineCall({
  method: 'GET',
  path: '/staff/reports',
  summary:
    'Reports and objections that wait, the oldest first; `filter[status]` shows those that are answered.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    filter: z.object({ status: z.enum(REPORT_QUEUES).optional() }).optional(),
  }),
  reply: list(ReportLine),
})

const ofReport = { params: z.object({ id: z.uuid() }) }

export const showReport = defineCall({
  method: 'GET',
  path: '/staff/reports/{id}',
  summary: 'One report: what was reported as it was then and as it is now, and what was decided.',
  who: 'staff',
  ...ofReport,
  reply: one(StaffReport),
})

export const claimReport = defineCall({
  method: 'PUT',
  path: '/staff/reports/{id}/claim',
  summary: `Takes a report, for ${REPORT_CLAIM_MINUTES} minutes; taken again, it stays one’s own longer.`,
  who: 'staff',
  ...ofReport,
  reply: one(StaffReport),
})

export const releaseReport = defineCall({
  method: 'DELETE',
  path: '/staff/reports/{id}/claim',
  summary: 'Gives a report back.',
  who: 'staff',
  ...ofReport,
  reply: one(StaffReport),
})

const SAY_WHY = 'please give a reason of at least 20 characters'
const reason = text('please give a reason', DECISION_LENGTH).refine((words) => words.length >= 20, SAY_WHY)

export const ReportVerdict = z
  .strictObject({
    outcome: z.enum(DECISION_OUTCOMES, 'please choose one'),
    ground: z.enum(GROUNDS, 'please choose what it breaks').nullish(),
    reason,
  })
  .superRefine(({ outcome, ground }, context) => {
    if (outcome === 'hidden' && !ground)
      context.addIssue({ code: 'custom', path: ['ground'], message: 'please choose what it breaks' })
  })
export type ReportVerdict = z.output<typeof ReportVerdict>

export const decideReport = defineCall({
  method: 'POST',
  path: '/staff/reports/{id}/decision',
  summary: 'Decides a report one has taken; the reporter and, where it is hidden, its owner are told why.',
  who: 'staff',
  ...ofReport,
  body: ReportVerdict,
  reply: one(StaffReport),
})

export const ReportAnswer = z.strictObject({
  result: z.enum(SETTLEMENTS, 'please choose one'),
  reason,
})
export type ReportAnswer = z.output<typeof ReportAnswer>

export const answerObjection = defineCall({
  method: 'POST',
  path: '/staff/reports/{id}/answer',
  summary: 'Answers an objection to a decision a colleague took; both sides are told why.',
  who: 'staff',
  ...ofReport,
  body: ReportAnswer,
  reply: one(StaffReport),
})
