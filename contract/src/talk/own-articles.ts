import { z } from 'zod'
import { defineCall, empty, fileBytes, one } from '../calls/call.ts'
import { documentFile, mediaTypesOf, pictureFile } from '../calls/file.ts'
import { pageQuery } from '../calls/page.ts'
import { articleStatus } from '../calls/status.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Instant } from '../dates/time.ts'
import { articleFields } from './article-fields.ts'
import { MOST_ARTICLE_BYTES } from './article-words.ts'

/** Readers see what was published before, while changes are under way. */
export const ARTICLE_CHANGES = ['none', 'unsent', 'in_review', 'rejected'] as const
export type ArticleChanges = (typeof ARTICLE_CHANGES)[number]

const OwnArticleCard = z.strictObject({
  id: z.uuid(),
  status: Status,
  changes: z.enum(ARTICLE_CHANGES),
  title: z.string(),
  category: z.string().nullable(),
  excerpt: z.string(),
  /** The image is the cover. */
  image: z.string().nullable(),
  /** The version rises with each save, and a save names the one it was made on. */
  version: z.number().int(),
  /** Null means that readers do not find it. */
  path: z.string().nullable(),
  likes: z.number().int(),
  review_reason: z.string().nullable(),
  /** Our team keeps it out of sight. */
  hidden: z.boolean(),
  submitted_at: Instant.nullable(),
  published_at: Instant.nullable(),
  /** The trash is emptied of it then. */
  erased_at: Instant.nullable(),
  may: z.array(z.string()),
  created_at: CreatedAt,
  updated_at: Instant,
})
export type OwnArticleCard = z.output<typeof OwnArticleCard>

export const ArticleAttachment = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  media_type: z.string(),
  /** It is in bytes. */
  size: z.number().int(),
  /** It is being checked for viruses, and nobody can open it yet. */
  is_waiting: z.boolean(),
})
export type ArticleAttachment = z.output<typeof ArticleAttachment>

export const OwnArticle = OwnArticleCard.extend({
  description: z.string(),
  services: z.array(z.strictObject({ id: z.uuid(), title: z.string(), country: z.string() })),
  attachments: z.array(ArticleAttachment),
  missing: z.array(z.strictObject({ field: z.string(), message: z.string() })),
  /** Our team trusts this agent: what they send is published at once. */
  trusted: z.boolean(),
  /** Our team shows it again once it approves of what is sent; what a report hides, the answer to an objection alone. */
  hiding: z.strictObject({ by_report: z.boolean(), reason: z.string().nullable() }).nullable(),
  reading_minutes: z.number().int(),
})
export type OwnArticle = z.output<typeof OwnArticle>

const ArticleCounts = z.strictObject({
  draft: z.number().int(),
  pending: z.number().int(),
  published: z.number().int(),
  rejected: z.number().int(),
  trash: z.number().int(),
})
export type ArticleCounts = z.output<typeof ArticleCounts>

const codes = [...new Set(Object.values(articleStatus).map(([code]) => String(code)))]
const oneCode = z.enum(codes).transform((code) => [code])
const someCodes = z.array(z.enum(codes)).max(codes.length)
/** `filter[status][0]=0&filter[status][1]=-1`, as an address says it. */
const byPlace = z
  .record(z.string().regex(/^\d$/), z.enum(codes))
  .transform((places) => [...new Set(Object.values(places))])

export const listOwnArticles = defineCall({
  method: 'GET',
  path: '/account/consultant/articles',
  summary:
    'The agent’s own articles, the last changed first, with how many there are of each status; `filter[status]` takes a code, `filter[status][0]` several. A hidden one stands with those sent back, or once it was sent with those in review.',
  who: 'agent',
  query: z.object({
    ...pageQuery,
    filter: z.object({ status: z.union([oneCode, someCodes, byPlace]).optional() }).optional(),
  }),
  reply: z.strictObject({
    data: z.strictObject({
      items: z.array(OwnArticleCard),
      pagination: z.strictObject({ next_cursor: z.string().nullable() }),
      counts: ArticleCounts,
    }),
  }),
})

export const NewArticle = z.strictObject(articleFields).partial()
export type NewArticle = z.output<typeof NewArticle>

export const createArticle = defineCall({
  method: 'POST',
  path: '/account/consultant/articles',
  summary: 'Begins a draft.',
  who: 'agent',
  idempotent: true,
  body: NewArticle,
  bodyBytes: MOST_ARTICLE_BYTES,
  reply: one(OwnArticle),
  status: 201,
})

const params = z.object({ id: z.uuid() })

export const showOwnArticle = defineCall({
  method: 'GET',
  path: '/account/consultant/articles/{id}',
  summary: 'An article of the agent’s own, as it was last saved.',
  who: 'agent',
  params,
  reply: one(OwnArticle),
})

const version = z.int('please reload the page').min(1, 'please reload the page')

export const ArticleChange = z.strictObject({ ...NewArticle.shape, version })
export type ArticleChange = z.output<typeof ArticleChange>

export const changeArticle = defineCall({
  method: 'PATCH',
  path: '/account/consultant/articles/{id}',
  summary:
    'Saves what is written; 409 where another tab or device saved since. Changes of a published article wait beside what readers see.',
  who: 'agent',
  params,
  body: ArticleChange,
  bodyBytes: MOST_ARTICLE_BYTES,
  reply: one(OwnArticle),
})

export const submitArticle = defineCall({
  method: 'POST',
  path: '/account/consultant/articles/{id}/submit',
  summary:
    'Sends an article, or its changes, to our team, or says field by field what is missing; of a trusted agent it is published at once.',
  who: 'agent',
  params,
  body: z.strictObject({ version }),
  reply: one(OwnArticle),
})

export const withdrawArticle = defineCall({
  method: 'POST',
  path: '/account/consultant/articles/{id}/withdraw',
  summary: 'Takes back what our team has not decided yet.',
  who: 'agent',
  params,
  reply: one(OwnArticle),
})

export const discardArticleChanges = defineCall({
  method: 'POST',
  path: '/account/consultant/articles/{id}/discard',
  summary: 'Drops the changes of a published article.',
  who: 'agent',
  params,
  reply: one(OwnArticle),
})

export const unpublishArticle = defineCall({
  method: 'POST',
  path: '/account/consultant/articles/{id}/unpublish',
  summary: 'Makes a published article a draft again.',
  who: 'agent',
  params,
  reply: one(OwnArticle),
})

export const restoreArticle = defineCall({
  method: 'POST',
  path: '/account/consultant/articles/{id}/restore',
  summary: 'Takes an article out of the trash, as it was before.',
  who: 'agent',
  params,
  reply: one(OwnArticle),
})

export const removeArticle = defineCall({
  method: 'DELETE',
  path: '/account/consultant/articles/{id}',
  summary: 'Puts an article into the trash, or with `force` erases one that lies there.',
  who: 'agent',
  params,
  body: z.strictObject({ force: z.boolean('please say whether to erase it') }),
  reply: empty,
  status: 204,
})

const pictures = mediaTypesOf(pictureFile)

export const changeArticleCover = defineCall({
  method: 'PUT',
  path: '/account/consultant/articles/{id}/cover',
  summary: 'Sets the cover; the picture is cut to 16:9 and encoded again.',
  who: 'agent',
  params,
  upload: pictures,
  reply: one(OwnArticle),
})

export const removeArticleCover = defineCall({
  method: 'DELETE',
  path: '/account/consultant/articles/{id}/cover',
  summary: 'Takes the cover away.',
  who: 'agent',
  params,
  reply: one(OwnArticle),
})

export const addArticlePicture = defineCall({
  method: 'POST',
  path: '/account/consultant/articles/{id}/pictures',
  summary: 'Keeps a picture for the text of an article, encoded again; its address goes into the text.',
  who: 'agent',
  params,
  upload: pictures,
  reply: one(
    z.strictObject({ id: z.uuid(), src: z.string(), width: z.number().int(), height: z.number().int() }),
  ),
  status: 201,
})

export const addArticleAttachment = defineCall({
  method: 'POST',
  path: '/account/consultant/articles/{id}/attachments',
  summary: 'Adds a file that readers can download.',
  who: 'agent',
  params,
  upload: mediaTypesOf(documentFile),
  reply: one(OwnArticle),
  status: 201,
})

const ofAttachment = z.object({ id: z.uuid(), attachmentId: z.uuid() })

export const removeArticleAttachment = defineCall({
  method: 'DELETE',
  path: '/account/consultant/articles/{id}/attachments/{attachmentId}',
  summary: 'Takes a file away from an article; readers have it until that is published.',
  who: 'agent',
  params: ofAttachment,
  reply: one(OwnArticle),
})

export const openOwnAttachment = defineCall({
  method: 'GET',
  path: '/account/consultant/articles/{id}/attachments/{attachmentId}',
  summary: 'A file of an article of the agent’s own.',
  who: 'agent',
  params: ofAttachment,
  download: 'application/octet-stream',
  reply: fileBytes,
})

export const openAttachment = defineCall({
  method: 'GET',
  path: '/articles/{id}/attachments/{attachmentId}',
  summary: 'A file that a published article brings along.',
  who: 'anyone',
  params: ofAttachment,
  download: 'application/octet-stream',
  reply: fileBytes,
})

export const showArticlePicture = defineCall({
  method: 'GET',
  path: '/article-pictures/{name}',
  summary: 'A picture of an article.',
  who: 'anyone',
  params: z.object({ name: z.string().regex(/^[0-9a-f-]{36}\.webp$/) }),
  download: 'image/webp',
  reply: fileBytes,
})
