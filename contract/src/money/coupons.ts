import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, empty, list, one } from '../calls/call.ts'
import { email, line } from '../calls/fields.ts'
import { pageQuery } from '../calls/page.ts'
import { couponStatus } from '../calls/status.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Instant } from '../dates/time.ts'

export const COUPON_KINDS = ['promo', 'credit'] as const

export const MOST_COUPON_AMOUNT = 1_000_000
export const MOST_COUPONS_AT_ONCE = 500

/** A gift that is used once, or a client’s own credit that is used until it is gone. */
export const Coupon = z.strictObject({
  id: z.string(),
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  status: Status,
  /** What it was worth at first. */
  amount: Money,
  /** What is left of it. */
  balance: Money,
  /** Only promos end. */
  expires_at: Instant.nullable(),
  /** The payment it is kept for at the moment. */
  reserved_for: z.string().nullable(),
  created_at: CreatedAt,
})
export type Coupon = z.output<typeof Coupon>

const codes = [...new Set(Object.values(couponStatus).map(([code]) => String(code)))]

export const couponMessages = {
  code: 'please enter a code',
  amount: 'please enter an amount',
  amountTooLarge: 'please keep it under $10,000',
  quantity: 'please choose between 1 and 500',
  expiry: 'please choose a later day',
} as const
const say = couponMessages

export const listCoupons = defineCall({
  method: 'GET',
  path: '/coupons',
  summary: 'The client’s coupons, the newest first; `filter[status]` takes a code.',
  who: 'client',
  query: z.object({
    ...pageQuery,
    filter: z.object({ status: z.enum(codes).optional() }).optional(),
  }),
  reply: list(Coupon),
})

export const claimCoupon = defineCall({
  method: 'POST',
  path: '/coupons',
  summary: 'Adds a coupon to the client’s coupons by its code.',
  who: 'client',
  idempotent: true,
  body: z.strictObject({ code: line(say.code) }),
  reply: one(Coupon),
  status: 201,
})

/** As staff see it. */
export const StaffCoupon = z.strictObject({
  ...Coupon.shape,
  note: z.string(),
  owner: z.strictObject({ uuid: z.string(), full_name: z.string() }).nullable(),
  made_by: z.string().nullable(),
})
export type StaffCoupon = z.output<typeof StaffCoupon>

export const listStaffCoupons = defineCall({
  method: 'GET',
  path: '/staff/coupons',
  summary: 'All coupons, the newest first.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    query: z.string().max(200).optional(),
    filter: z.object({ status: z.enum(codes).optional() }).optional(),
  }),
  reply: list(StaffCoupon),
})

export const makePromos = defineCall({
  method: 'POST',
  path: '/staff/coupons',
  summary: 'Creates coupons: codes for anyone, or one for a person.',
  who: 'staff',
  idempotent: true,
  body: z.strictObject({
    /** Whole cents of US dollars. */
    amount: z
      .number(say.amount)
      .int(say.amount)
      .min(1, say.amount)
      .max(MOST_COUPON_AMOUNT, say.amountTooLarge),
    quantity: z
      .number(say.quantity)
      .int(say.quantity)
      .min(1, say.quantity)
      .max(MOST_COUPONS_AT_ONCE, say.quantity),
    /** For whom; null: for whoever enters the code. */
    email: email.nullish(),
    expires_at: z.iso.datetime(say.expiry),
    note: line('please say what it is for'),
  }),
  reply: one(z.strictObject({ codes: z.array(z.string()) })),
  status: 201,
})

export const withdrawPromo = defineCall({
  method: 'DELETE',
  path: '/staff/coupons/{id}',
  summary: 'Withdraws an unused coupon.',
  who: 'staff',
  params: z.object({ id: z.uuid() }),
  reply: empty,
  status: 204,
})
