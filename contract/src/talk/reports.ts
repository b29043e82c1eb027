import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { email, line, text } from '../calls/fields.ts'
import { Instant } from '../dates/time.ts'
import { captchaAnswer } from '../people/people-fields.ts'
import {
  DECISION_OUTCOMES,
  GROUNDS,
  OBJECTION_LENGTH,
  REPORT_CATEGORIES,
  REPORT_KINDS,
  REPORT_LENGTH,
  SETTLEMENTS,
} from './report-words.ts'

const EXPLAIN = 'please explain in at least 20 characters what is wrong'

/** Somebody who is signed in leaves name, email and captcha away. */
export const NewReport = z.strictObject({
  kind: z.enum(REPORT_KINDS),
  subject: z.uuid(),
  category: z.enum(REPORT_CATEGORIES, 'please choose what is wrong'),
  explanation: text(EXPLAIN, REPORT_LENGTH).refine((words) => words.length >= 20, EXPLAIN),
  good_faith: z.literal(true, 'please confirm this'),
  name: line('please input your name').optional(),
  email: email.optional(),
  'g-recaptcha-response': captchaAnswer.optional(),
})
export type NewReport = z.output<typeof NewReport>

/** The same for who is not signed in. */
export const StrangersReport = NewReport.required({ name: true, email: true })

export const sendReport = defineCall({
  method: 'POST',
  path: '/reports',
  summary:
    'Reports a service, a review or an article to our team. Without an account it wants a name, an email and a captcha answer (`captcha_required`).',
  who: 'anyone',
  body: NewReport,
  reply: one(z.strictObject({ id: z.uuid() })),
  status: 201,
  idempotent: true,
})

/** A decision as the person it was told to sees it. */
export const ReportDecision = z.strictObject({
  side: z.enum(['reporter', 'owner']),
  kind: z.enum(REPORT_KINDS),
  title: z.string(),
  outcome: z.enum(DECISION_OUTCOMES),
  ground: z.enum(GROUNDS).nullable(),
  reason: z.string(),
  /** The reported message, for whoever wrote it and nobody else; the time is null once it is gone. */
  own_message: z.strictObject({ text: z.string(), at: Instant.nullable() }).nullable(),
  decided_at: Instant,
  /** They may object, once: the decision went against them and nobody has objected yet. */
  may_object: z.boolean(),
  objected_at: Instant.nullable(),
  settlement: z.strictObject({ result: z.enum(SETTLEMENTS), reason: z.string(), at: Instant }).nullable(),
})
export type ReportDecision = z.output<typeof ReportDecision>

const params = z.object({ token: z.string().max(200) })

export const showReportDecision = defineCall({
  method: 'GET',
  path: '/report-decisions/{token}',
  summary: 'A decision on a report, by the link in the mail that told of it.',
  who: 'anyone',
  params,
  reply: one(ReportDecision),
})

const OBJECT = 'please tell us in at least 20 characters why you disagree'

export const Objection = z.strictObject({
  objection: text(OBJECT, OBJECTION_LENGTH).refine((words) => words.length >= 20, OBJECT),
})

export const objectToDecision = defineCall({
  method: 'POST',
  path: '/report-decisions/{token}/objection',
  summary: 'Objects to a decision, once; another member of staff answers.',
  who: 'anyone',
  params,
  body: Objection,
  reply: one(ReportDecision),
  nonce: false,
})
