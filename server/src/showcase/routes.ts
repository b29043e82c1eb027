import { listAgents } from '@sojourn/contract/discovery'
import * as calls from '@sojourn/contract/showcase'
import { Day } from '@sojourn/contract/time'
import { z } from 'zod'
import { listAgents as findAgents } from '../discovery/list-agents.ts'
import { somebodyIsFound } from '../discovery/somebody-is-found.ts'
import { decodeCursor, pageOf, wholeList } from '../platform/http/cursor.ts'
import { handle } from '../platform/http/handler.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  agentsByStanding,
  allTestimonials,
  articlesByDate,
  countryNames,
  findAgent,
  findArticle,
} from './store.ts'
import { viewAgentCard, viewArticleCard, viewTestimonial } from './view.ts'

const unknown = { days_from: null, service_count: 0, licences: [], next_free_at: null }

const agentCursor = z.tuple([z.number(), z.uuid()])
const articleCursor = z.tuple([Day, z.uuid()])

export const showcaseHandlers = [
  // The showcase fills in until the first real agent can be found.
  handle(listAgents, async ({ context, query }) => {
    if (await somebodyIsFound(context)) return findAgents(context, query)
    const { db } = context
    const { cursor, limit, country } = query
    const rows = await agentsByStanding(db, { limit, after: decodeCursor(cursor, agentCursor), country })
    const names = await countryNames(db, [...new Set(rows.flatMap((row) => row.countries))])
    return pageOf(
      rows,
      limit,
      (row) => ({ ...viewAgentCard(row, names), ...unknown }),
      (row) => [Number(row.standing), row.uuid],
    )
  }),

  handle(calls.listArticles, async ({ context: { db }, query: { cursor, limit, author } }) => {
    const rows = await articlesByDate(db, { limit, after: decodeCursor(cursor, articleCursor), author })
    return pageOf(rows, limit, viewArticleCard, (row) => [row.published_on, row.id])
  }),

  handle(calls.showArticle, async ({ context: { db }, params }) => {
    const agent = await findAgent(db, params.id)
    const article = agent && (await findArticle(db, agent.uuid, params.slug))
    if (!article) throw new Refusal('not_found')
    return { data: { ...viewArticleCard(article), description: article.html } }
  }),

  handle(calls.listTestimonials, async ({ context: { db } }) =>
    wholeList((await allTestimonials(db)).map(viewTestimonial)),
  ),
]
