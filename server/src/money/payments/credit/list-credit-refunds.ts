import type { CouponRefundTab } from '@sojourn/contract/money/payment-words'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { creditToRead } from '../../coupons/hold-credit.ts'
import type { CreditRefundState } from './credit-refund-state.ts'
import { creditRefundsIn, refundsOfCoupon } from './credit-refund-store.ts'
import { viewCreditRefund, viewStaffCreditRefund } from './view-credit-refund.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
}

export async function listCreditRefunds({ db }: Context, actor: Person, couponId: string, wanted: Wanted) {
  await creditToRead(db, actor.id, couponId)
  const { cursor, limit } = wanted
  const rows = await refundsOfCoupon(db, couponId, { limit, after: decodeCursor(cursor, AgeCursor) })
  return pageOf(rows, limit, viewCreditRefund, (row) => [row.created_at.toISOString(), row.id])
}

const IN_TAB: Record<CouponRefundTab, readonly CreditRefundState[]> = {
  waiting: ['pending'],
  answered: ['accepted', 'processed', 'rejected'],
}

interface WantedByStaff extends Wanted {
  filter?: { tab?: CouponRefundTab | undefined } | undefined
}

/** Without a filter those are listed that wait. */
export async function listStaffCreditRefunds(
  { db }: Context,
  actor: Person,
  { cursor, limit, filter }: WantedByStaff,
) {
  const after = decodeCursor(cursor, AgeCursor)
  const rows = await creditRefundsIn(db, IN_TAB[filter?.tab ?? 'waiting'], { limit, after })
  return pageOf(
    rows,
    limit,
    (row) => viewStaffCreditRefund(row, actor.id),
    (row) => [row.created_at.toISOString(), row.id],
  )
}
