import { z } from 'zod'
import { defineCall, fileBytes, list, one } from '../calls/call.ts'
import { pageQuery } from '../calls/page.ts'
import { Day } from '../dates/time.ts'
import { AgentService } from '../supply/agents.ts'
import { ARTICLE_SORTS } from './article-sorts.ts'

export const ArticleCard = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  excerpt: z.string(),
  image: z.string().nullable(),
  date: Day,
  reading_minutes: z.number().int(),
  likes: z.number().int(),
  author: z.strictObject({
    uuid: z.uuid(),
    username: z.string(),
    name: z.string(),
    profile_picture: z.string().nullable(),
  }),
})
export type ArticleCard = z.output<typeof ArticleCard>

export const ArticleAuthor = ArticleCard.shape.author.extend({
  headline: z.string(),
  rating: z.number().nullable(),
  review_count: z.number().int(),
  /** It is false of who lost the badge: their articles stay. */
  verified: z.boolean(),
  /** Their profile can be seen. */
  listed: z.boolean(),
  /** They take orders now. */
  open: z.boolean(),
  /** They asked for the end of their account, and take no new work. */
  leaving: z.boolean(),
})
export type ArticleAuthor = z.output<typeof ArticleAuthor>

export const Article = ArticleCard.extend({
  /** HTML, sanitised when written and when it is sent. */
  description: z.string(),
  /** Readers see a version that was last changed on this day. */
  changed: Day,
  author: ArticleAuthor,
  /** The services that the article names come first. */
  services: z.array(AgentService),
  /** Files that readers can download. */
  attachments: z.array(z.strictObject({ id: z.uuid(), name: z.string(), size: z.number().int() })),
  /** Others readers may want next, of the author and about the same. */
  related: z.array(ArticleCard),
  /** The picture that is shown where the article is shared: 1200 × 630. */
  share_image: z.string().nullable(),
  /** Both belong to whoever asks: a visitor gets null. */
  like_id: z.uuid().nullable(),
})
export type Article = z.output<typeof Article>

export const ArticleFilters = z.object({
  /** Words of the title or the text, or what they mean: countries, purposes, visas. */
  query: z.string().max(2000).optional(),
  category: z.string().max(60).optional(),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional(),
})
export type ArticleFilters = z.output<typeof ArticleFilters>

export const listArticles = defineCall({
  method: 'GET',
  path: '/articles',
  summary:
    'Published articles by filters, the newest first, or the best match where words are sought; a cursor goes on only with the filters and the sort it came from.',
  who: 'anyone',
  sameForAll: true,
  query: z.object({
    ...pageQuery,
    ...ArticleFilters.shape,
    sort: z.enum(ARTICLE_SORTS).default('relevance'),
  }),
  reply: list(ArticleCard),
})

const Choice = z.strictObject({ id: z.string(), name: z.string(), count: z.number().int() })

export const listArticleFilters = defineCall({
  method: 'GET',
  path: '/articles/filters',
  summary: 'The categories and countries articles are about, with how many there are of each.',
  who: 'anyone',
  sameForAll: true,
  reply: one(z.strictObject({ categories: z.array(Choice), countries: z.array(Choice) })),
})
export type ArticleChoices = z.output<typeof listArticleFilters.reply>['data']

const author = z.object({ id: z.string().max(36) })

export const listArticlesOf = defineCall({
  method: 'GET',
  path: '/consultants/{id}/articles',
  summary: 'What an agent has published, the newest first.',
  who: 'anyone',
  sameForAll: true,
  params: author,
  query: z.object(pageQuery),
  reply: list(ArticleCard),
})

export const showArticle = defineCall({
  method: 'GET',
  path: '/consultants/{id}/articles/{slug}',
  summary:
    'An article of an agent, also by an address it had before: its `slug` says the present one. 410 where it was erased or lies in the trash.',
  who: 'anyone',
  sameForVisitors: true,
  params: author.extend({ slug: z.string().max(120) }),
  reply: one(Article),
})

export const showArticleCover = defineCall({
  method: 'GET',
  path: '/article-covers/{name}',
  summary: 'The cover of an article as it is shown where it is shared: 1200 × 630.',
  who: 'anyone',
  params: z.object({ name: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/) }),
  download: 'image/jpeg',
  reply: fileBytes,
})
