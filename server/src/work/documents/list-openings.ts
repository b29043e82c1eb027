import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { orderOfSide } from '../orders/order-of-side.ts'
import { openingsOf } from './store.ts'
import { viewOpening } from './view.ts'

interface Page {
  cursor?: string | undefined
  limit: number
}

/** The newest comes first. */
export async function listOpenings({ db }: Context, actor: Person, orderId: string, { cursor, limit }: Page) {
  const after = decodeCursor(cursor, AgeCursor)
  await orderOfSide(db, actor, orderId)
  const rows = await openingsOf(db, { orderId, ownerId: actor.id }, { limit, after })
  return pageOf(rows, limit, viewOpening, (row) => [row.created_at.toISOString(), row.id])
}
