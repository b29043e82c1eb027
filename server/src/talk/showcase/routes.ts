import { Day } from '@sojourn/contract/dates/time'
import * as calls from '@sojourn/contract/talk/showcase'
import { z } from 'zod'
import { decodeCursor, pageOf, wholeList } from '../../platform/http/cursor.ts'
import { handle } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findVisibleAgent } from '../../supply/agents/find-visible-agent.ts'
import { allTestimonials, articlesByDate, findArticle } from './store.ts'
import { viewArticleCard, viewTestimonial } from './view.ts'

const articleCursor = z.tuple([Day, z.uuid()])

export const showcaseHandlers = [
  handle(calls.listArticles, async ({ context: { db }, query: { cursor, limit, author } }) => {
    const rows = await articlesByDate(db, { limit, after: decodeCursor(cursor, articleCursor), author })
    return pageOf(rows, limit, viewArticleCard, (row) => [row.published_on, row.id])
  }),

  handle(calls.showArticle, async ({ context, actor, params }) => {
    const author = await findVisibleAgent(context, actor, params.id)
    const article = await findArticle(context.db, author.id, params.slug)
    if (!article) throw new Refusal('not_found')
    return { data: { ...viewArticleCard(article), description: article.html } }
  }),

  handle(calls.listTestimonials, async ({ context: { db } }) =>
    wholeList((await allTestimonials(db)).map(viewTestimonial)),
  ),
]
