import { MOST_OF_KIND } from '@sojourn/contract/desk/desk-words'
import type { Found } from '@sojourn/contract/desk/find'
import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { questionIn } from '../../platform/words/say.ts'
import { listAgents } from '../../supply/search/list-agents.ts'
import { findVisas } from '../../supply/search/visas/find-visas.ts'
import { listArticles } from '../../talk/articles/reading/list-articles.ts'
import { conversationPath } from '../../talk/conversations/conversation-path.ts'
import { findMessages } from '../../talk/conversations/find-messages.ts'
import { listOrders } from '../../work/orders/lists/list-orders.ts'
import { listStaffOrders } from '../../work/orders/lists/list-staff-orders.ts'
import { sideOf } from '../../work/orders/side-of.ts'
import { findPeople } from '../staff/people/find-people.ts'

interface Sought {
  actor: Person
  query: string
  language: Language
}

type Search = (context: Context, sought: Sought) => Promise<Found[]>

const limit = MOST_OF_KIND

/** Results come kind after kind; the best of a kind comes first. */
export async function findAnything(context: Context, sought: Sought): Promise<Found[]> {
  const found = await Promise.all(searchesOf(sought.actor).map((search) => search(context, sought)))
  return found.flat()
}

function searchesOf(actor: Person): Search[] {
  if (actor.role === 'staff') return [anyOrders, people, articles]
  return sideOf(actor).as === 'client'
    ? [ownOrders, messages, agents, visas, articles]
    : [ownOrders, messages, visas, articles]
}

const ownOrders: Search = async (context, { actor, query }) => {
  const { as } = sideOf(actor)
  const { data } = await listOrders(context, actor, { query, limit })
  return data.items.map((order) => ({
    kind: 'order',
    title: order.title,
    note: `${order.ref} · ${order[as === 'client' ? 'agent' : 'client'].full_name}`,
    path: pathsOf[as].order(order.uuid),
  }))
}

const messages: Search = async (context, { actor, query, language }) => {
  const { as } = sideOf(actor)
  const rows = await findMessages(context, actor, query, limit)
  return rows.map(({ order_id, conversation_id, title, words, seq }) => ({
    kind: 'message',
    title: partWith(words, query),
    note: order_id ? title : questionIn(language, title),
    path: `${conversationPath(as, { order_id, conversation_id })}?at=${seq}`,
  }))
}

const MOST_BEFORE = 40
const MOST = 120

/** The part of a text in which the first of these words stands. */
export function partWith(text: string, query: string) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const [word = ''] = query.trim().toLowerCase().split(/\s+/)
  const at = Math.max(0, line.toLowerCase().indexOf(word))
  const from = at > MOST_BEFORE ? line.indexOf(' ', at - MOST_BEFORE) + 1 : 0
  const part = line.slice(from, from + MOST)
  return `${from > 0 ? '… ' : ''}${part}${from + MOST < line.length ? ' …' : ''}`
}

const agents: Search = async (context, { query }) => {
  const { data } = await listAgents(context, { query, sort: 'relevance', limit })
  return data.items.map(({ uuid, username, name, headline }) => ({
    kind: 'agent',
    title: name,
    note: headline,
    path: paths.agent(username || uuid),
  }))
}

const visas: Search = async (context, { query }) => {
  const found = await findVisas(context, query)
  return found.slice(0, limit).map(({ id, name, country }) => ({
    kind: 'visa',
    title: name,
    note: country.name,
    path: paths.visa(country.id, id.slice(id.indexOf('/') + 1)),
  }))
}

const articles: Search = async (context, { query }) => {
  const { data } = await listArticles(context, { query, sort: 'newest', limit })
  return data.items.map(({ author, slug, title }) => ({
    kind: 'article',
    title,
    note: author.name,
    path: paths.article(author.username, slug),
  }))
}

const anyOrders: Search = async (context, { query }) => {
  const { data } = await listStaffOrders(context, { query, limit })
  return data.items.map((order) => ({
    kind: 'order',
    title: order.title,
    note: `${order.ref} · ${order.client.full_name} and ${order.agent.full_name}`,
    path: staffPaths.order(order.uuid),
  }))
}

const people: Search = async (context, { query }) => {
  const { data } = await findPeople(context, { query, limit })
  return data.items.map(({ uuid, fullname, email }) => ({
    kind: 'person',
    title: fullname,
    note: email,
    path: staffPaths.person(uuid),
  }))
}
