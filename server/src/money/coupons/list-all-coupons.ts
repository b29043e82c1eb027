import type { Context } from '../../context.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { stateOf } from './list-coupons.ts'
import { paymentsOfCoupons } from './payments-of-coupons.ts'
import { couponsByAge } from './store.ts'
import { viewStaffCoupon } from './view.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
  query?: string | undefined
  filter?: { status?: string | undefined } | undefined
}

/** Staff find coupons whose code, note or owner hold every word of the query. */
export async function listAllCoupons(context: Context, { cursor, limit, query = '', filter }: Wanted) {
  const rows = await couponsByAge(context.db, {
    limit,
    after: decodeCursor(cursor, AgeCursor),
    status: stateOf(filter?.status),
    words: query.split(/\s+/).filter(Boolean),
  })
  const keepers = await paymentsOfCoupons(
    context,
    context.db,
    rows.map(({ id }) => id),
  )
  return pageOf(
    rows,
    limit,
    (row) => viewStaffCoupon(row, keepers.get(row.id)),
    (row) => [row.created_at.toISOString(), row.id],
  )
}
