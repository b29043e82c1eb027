import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { viewPayout } from '../view.ts'
import { payoutsOf } from './payout-store.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
}

export async function listPayouts({ db }: Context, { id }: Person, { cursor, limit }: Wanted) {
  const rows = await payoutsOf(db, id, { limit, after: decodeCursor(cursor, AgeCursor) })
  return pageOf(rows, limit, viewPayout, (row) => [row.created_at.toISOString(), row.id])
}
