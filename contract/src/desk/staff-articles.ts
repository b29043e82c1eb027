import { z } from 'zod'
import { defineCall, fileBytes, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Status } from '../calls/status-pair.ts'
import { Instant } from '../dates/time.ts'
import { ArticleAttachment } from '../talk/own-articles.ts'

const ArticleToCheck = z.strictObject({
  id: z.uuid(),
  status: Status,
  title: z.string(),
  category: z.string().nullable(),
  /** Readers see an earlier version meanwhile. */
  is_change: z.boolean(),
  hidden: z.boolean(),
  agent: z.strictObject({ uuid: z.uuid(), full_name: z.string(), verified: z.boolean() }),
  submitted_at: Instant.nullable(),
  reviewed_at: Instant.nullable(),
})
export type ArticleToCheck = z.output<typeof ArticleToCheck>

export const ARTICLE_QUEUES = ['waiting', 'published', 'rejected', 'hidden'] as const
export type ArticleQueue = (typeof ARTICLE_QUEUES)[number]

export const listArticlesToCheck = defineCall({
  method: 'GET',
  path: '/staff/articles',
  summary: 'Articles that wait for our team, the oldest first; `filter[status]` shows the others.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    filter: z.object({ status: z.enum(ARTICLE_QUEUES).optional() }).optional(),
  }),
  reply: list(ArticleToCheck),
})

const Written = z.strictObject({
  title: z.string(),
  category: z.string().nullable(),
  image: z.string().nullable(),
  /** The HTML is sanitised. */
  description: z.string(),
  services: z.array(z.string()),
  attachments: z.array(ArticleAttachment),
})
export type Written = z.output<typeof Written>

export const ArticleCase = ArticleToCheck.extend({
  version: z.number().int(),
  sent: Written,
  /** Null means that readers never saw it. */
  live: Written.nullable(),
  path: z.string().nullable(),
  review_reason: z.string().nullable(),
  /** The report is one whose decision hides it; without one our team hides it by hand. */
  hiding: z.strictObject({ report: z.uuid().nullable(), reason: z.string().nullable() }).nullable(),
  approved: z.number().int(),
  may: z.array(z.string()),
})
export type ArticleCase = z.output<typeof ArticleCase>

const params = z.object({ id: z.uuid() })
const TOO_SHORT = 'please give a reason of at least 10 characters'
const reason = text('please give a reason', REASON_LENGTH).refine((words) => words.length >= 10, TOO_SHORT)

export const showArticleCase = defineCall({
  method: 'GET',
  path: '/staff/articles/{id}',
  summary: 'An article as it was sent, beside what readers see.',
  who: 'staff',
  params,
  reply: one(ArticleCase),
})

export const openArticleFileToCheck = defineCall({
  method: 'GET',
  path: '/staff/articles/{id}/attachments/{attachmentId}',
  summary: 'A file of an article, as it was sent or as readers have it; the audit log says who opened it.',
  who: 'staff',
  params: z.object({ id: z.uuid(), attachmentId: z.uuid() }),
  download: 'application/octet-stream',
  reply: fileBytes,
})

export const ArticleDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('published'), version: z.int() }),
  z.strictObject({ decision: z.literal('rejected'), version: z.int(), reason }),
])
export type ArticleDecision = z.output<typeof ArticleDecision>

export const decideArticle = defineCall({
  method: 'POST',
  path: '/staff/articles/{id}/decision',
  summary: 'Publishes what was sent, or rejects it with a reason that the agent reads.',
  who: 'staff',
  params,
  body: ArticleDecision,
  reply: one(ArticleCase),
})

export const hideArticleOf = defineCall({
  method: 'PUT',
  path: '/staff/articles/{id}/hiding',
  summary: 'Puts an article out of sight; its agent is told why.',
  who: 'staff',
  params,
  body: z.strictObject({ reason }),
  reply: one(ArticleCase),
})

export const showArticleAgainOf = defineCall({
  method: 'DELETE',
  path: '/staff/articles/{id}/hiding',
  summary: 'Lets readers see a hidden article again.',
  who: 'staff',
  params,
  reply: one(ArticleCase),
})
