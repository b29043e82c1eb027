import { articleStatus } from '@sojourn/contract/calls/status'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import type { ArticleState } from './article-state.ts'
import { viewOwnCard } from './own-view.ts'
import { articlesByChange, countByState } from './store.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
  filter?: { status?: string[] | undefined } | undefined
}

export async function listOwnArticles(context: Context, actor: Person, { cursor, limit, filter }: Wanted) {
  const after = decodeCursor(cursor, AgeCursor)
  const states = filter?.status ? statesWith(filter.status) : null
  const rows = await articlesByChange(context.db, actor.id, { limit, after, states })
  const { data } = pageOf(rows, limit, viewOwnCard, (row) => [row.updated_at.toISOString(), row.id])
  return { data: { ...data, counts: await countArticles(context.db, actor.id) } }
}

const STATES = Object.keys(articleStatus) as ArticleState[]

const statesWith = (codes: string[]) =>
  STATES.filter((state) => codes.includes(String(articleStatus[state][0])))

/** A published article counts once, whatever waits beside it. */
async function countArticles(db: Reader, agentId: string) {
  const counts = { draft: 0, pending: 0, published: 0, rejected: 0, trash: 0 }
  for (const { status, count } of await countByState(db, agentId))
    counts[status in counts ? (status as keyof typeof counts) : 'published'] += count
  return counts
}
