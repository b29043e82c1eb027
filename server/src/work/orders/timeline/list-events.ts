import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findOrder } from '../lists/list-store.ts'
import { viewEvent } from '../view.ts'
import { eventsByAge } from './event-store.ts'

interface Page {
  cursor?: string | undefined
  limit: number
}

export async function listEvents({ db }: Context, actor: Person, id: string, { cursor, limit }: Page) {
  const after = decodeCursor(cursor, AgeCursor)
  if (!(await findOrder(db, actor.id, id))) throw new Refusal('not_found')
  const rows = await eventsByAge(db, id, { limit, after })
  return pageOf(rows, limit, viewEvent, (row) => [row.created_at.toISOString(), row.id])
}
