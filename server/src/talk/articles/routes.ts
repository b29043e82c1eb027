import * as calls from '@sojourn/contract/talk/articles/articles'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/cursor.ts'
import { handle } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findVisibleAgent } from '../../supply/agents/find-visible-agent.ts'
import { findLiveArticle, liveArticlesByDate } from './live-store.ts'
import { viewArticleCard } from './view.ts'

export const articleHandlers = [
  handle(calls.listArticles, async ({ context: { db }, query: { cursor, limit, author } }) => {
    const rows = await liveArticlesByDate(db, { limit, after: decodeCursor(cursor, AgeCursor), author })
    return pageOf(rows, limit, viewArticleCard, (row) => [row.published_at.toISOString(), row.id])
  }),

  handle(calls.showArticle, async ({ context, actor, params }) => {
    const author = await findVisibleAgent(context, actor, params.id)
    const article = await findLiveArticle(context.db, author.id, params.slug)
    if (!article) throw new Refusal('not_found')
    return { data: { ...viewArticleCard(article), description: article.html } }
  }),
]
