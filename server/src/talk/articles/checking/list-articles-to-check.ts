import type { ArticleQueue } from '@sojourn/contract/desk/staff-articles'
import type { Context } from '../../../context.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { checkedArticles, waitingArticles } from './check-store.ts'
import { viewToCheck } from './check-view.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
  filter?: { status?: ArticleQueue | undefined } | undefined
}

export async function listArticlesToCheck({ db }: Context, { cursor, limit, filter }: Wanted) {
  const after = decodeCursor(cursor, AgeCursor)
  const queue = filter?.status ?? 'waiting'
  if (queue === 'waiting') {
    const rows = await waitingArticles(db, { limit, after })
    return pageOf(rows, limit, viewToCheck, (row) => [row.submitted_at?.toISOString(), row.id])
  }
  const rows = await checkedArticles(db, queue, { limit, after })
  return pageOf(rows, limit, viewToCheck, (row) => [row.updated_at.toISOString(), row.id])
}
