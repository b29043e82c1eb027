import { z } from 'zod'
import { defineCall, list, one } from '../../calls/call.ts'
import { pageQuery } from '../../calls/page.ts'
import { Day } from '../../dates/time.ts'

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

export const Article = ArticleCard.extend({
  /** HTML, sanitised when written. */
  description: z.string(),
})
export type Article = z.output<typeof Article>

export const listArticles = defineCall({
  method: 'GET',
  path: '/articles',
  summary: 'Published articles, the newest first; `author` keeps those of one agent.',
  who: 'anyone',
  sameForAll: true,
  query: z.object({ ...pageQuery, author: z.uuid().optional() }),
  reply: list(ArticleCard),
})

export const showArticle = defineCall({
  method: 'GET',
  path: '/consultants/{id}/articles/{slug}',
  summary: 'An article of an agent.',
  who: 'anyone',
  params: z.object({ id: z.string().max(36), slug: z.string().max(120) }),
  reply: one(Article),
})
