import { showAgent } from '@sojourn/contract/agents'
import { listAgents } from '@sojourn/contract/discovery'
import * as calls from '@sojourn/contract/showcase'
import { Day } from '@sojourn/contract/time'
import { z } from 'zod'
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
import { viewAgentCard, viewAgentProfile, viewArticleCard, viewTestimonial } from './view.ts'

const agentCursor = z.tuple([z.number(), z.uuid()])
const articleCursor = z.tuple([Day, z.uuid()])

export const showcaseHandlers = [
  handle(listAgents, async ({ context: { db }, query: { cursor, limit, country } }) => {
    const rows = await agentsByStanding(db, { limit, after: decodeCursor(cursor, agentCursor), country })
    const names = await countryNames(db, [...new Set(rows.flatMap((row) => row.countries))])
    return pageOf(
      rows,
      limit,
      (row) => viewAgentCard(row, names),
      (row) => [Number(row.standing), row.uuid],
    )
  }),

  handle(showAgent, async ({ context: { db }, params }) => {
    const agent = await findAgent(db, params.id)
    if (!agent) throw new Refusal('not_found')
    const services = agent.services as unknown as { country: string }[]
    const isos = new Set([
      agent.country_iso,
      ...agent.countries,
      ...services.map((service) => service.country),
    ])
    return { data: viewAgentProfile(agent, await countryNames(db, [...isos])) }
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
