import type { Context } from '../../../context.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { peopleByAge } from '../store.ts'
import { viewPerson } from '../view.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
  query?: string | undefined
  filter?: { status?: 'suspended' | 'active' | undefined } | undefined
}

/** The people whose name or email holds every word of the query. */
export async function findPeople({ db }: Context, { cursor, limit, query = '', filter }: Wanted) {
  const after = decodeCursor(cursor, AgeCursor)
  const words = query.split(/\s+/).filter(Boolean)
  const rows = await peopleByAge(db, { limit, after, words, status: filter?.status })
  return pageOf(rows, limit, viewPerson, (row) => [row.created_at.toISOString(), row.id])
}
