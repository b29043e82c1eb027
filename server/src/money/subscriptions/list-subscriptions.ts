import type { Context } from '../../context.ts'
import { planTerms } from '../../ground/rules/plan-terms.ts'
import type { Person } from '../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { subscriptionsOf } from './store.ts'
import { viewSubscription } from './view.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
}

export async function listSubscriptions({ db }: Context, actor: Person, { cursor, limit }: Wanted) {
  const rows = await subscriptionsOf(db, actor.id, { limit, after: decodeCursor(cursor, AgeCursor) })
  const terms = await planTerms(db)
  return pageOf(
    rows,
    limit,
    (row) => viewSubscription(row, terms),
    (row) => [row.created_at.toISOString(), row.id],
  )
}
