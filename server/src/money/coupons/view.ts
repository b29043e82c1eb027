import { couponStatus } from '@sojourn/contract/calls/status'
import type { Coupon, StaffCoupon } from '@sojourn/contract/money/coupons'
import type { CouponRow, StaffCouponRow } from './store.ts'

/** The coupon is kept at this moment for the payment of the number `reservedFor`. */
export const viewCoupon = (row: CouponRow, reservedFor: string | undefined): Coupon => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  status: [...couponStatus[row.status]],
  amount: { amount: row.amount, currency: row.currency },
  balance: { amount: row.balance, currency: row.currency },
  expires_at: row.expires_at?.toISOString() ?? null,
  reserved_for: reservedFor ?? null,
  in_refund: row.in_refund,
  held_for: row.held_for,
  taken: { amount: row.taken_amount, currency: row.currency },
  created_at: { date: row.created_at.toISOString() },
})

export const viewStaffCoupon = (row: StaffCouponRow, reservedFor: string | undefined): StaffCoupon => ({
  ...viewCoupon(row, reservedFor),
  note: row.note,
  payment: row.payment_ref,
  owner:
    row.owner_id === null
      ? null
      : { uuid: row.owner_id, full_name: `${row.owner_first_name} ${row.owner_last_name}` },
  made_by: row.maker_first_name === null ? null : `${row.maker_first_name} ${row.maker_last_name}`,
})
