import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, empty, list, one } from '../calls/call.ts'
import { email, line, text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { couponStatus, requestStatus } from '../calls/status.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Instant } from '../dates/time.ts'
import { COUPON_REFUND_TABS } from './payment-words.ts'

export const COUPON_KINDS = ['promo', 'credit'] as const

export const MOST_COUPON_AMOUNT = 1_000_000
export const MOST_COUPONS_AT_ONCE = 500

/** A gift that is used once, or a client’s own credit that is used until it is gone. */
export const Coupon = z.strictObject({
  id: z.string(),
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  status: Status,
  amount: Money,
  balance: Money,
  /** Only promos end. */
  expires_at: Instant.nullable(),
  /** The payment it is kept for at the moment. */
  reserved_for: z.string().nullable(),
  /** Its client wants it as money: nobody can pay with it meanwhile. */
  in_refund: z.boolean(),
  /** The payment it came from, while a bank decides about that: nobody can pay with it or have it as money. */
  held_for: z.string().nullable(),
  /** A bank reclaimed this much of it. */
  taken: Money,
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

const requestStates = Object.keys(requestStatus) as (keyof typeof requestStatus)[]

/** Credit that goes back to its client as money. */
export const CouponRefund = z.strictObject({
  id: z.string(),
  amount: Money,
  status: Status,
  slug: z.enum(requestStates),
  /** To the card it was paid with, or by our team. */
  destination: z.enum(['card', 'team']),
  reason: z.string().nullable(),
  /**
   * It did not arrive, or came back: it waits for its client’s choice, is on its way again, became other credit, or the
   * payer’s bank took it.
   */
  instead: z.enum(['choice', 'again', 'credit', 'taken']).nullable(),
  created_at: CreatedAt,
  answered_at: Instant.nullable(),
  may: z.array(z.string()),
})
export type CouponRefund = z.output<typeof CouponRefund>

export const CouponUse = z.strictObject({
  payment: z.string(),
  title: z.string(),
  amount: Money,
  /** Refunds of the payment returned this much to the coupon. */
  returned: Money,
  used_at: Instant,
})
export type CouponUse = z.output<typeof CouponUse>

export const CouponDetails = z.strictObject({
  ...Coupon.shape,
  uses: z.array(CouponUse),
  refunds: z.array(CouponRefund),
  /** Null means that it cannot be refunded as money. */
  refundable_to: z
    .strictObject({
      destination: z.enum(['card', 'team']),
      card: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
    })
    .nullable(),
})
export type CouponDetails = z.output<typeof CouponDetails>

const byId = z.object({ id: z.uuid() })

export const showCoupon = defineCall({
  method: 'GET',
  path: '/coupons/{id}',
  summary: 'One coupon of the client, with the payments and refunds it was part of.',
  who: 'client',
  params: byId,
  reply: one(CouponDetails),
})

export const listCouponRefunds = defineCall({
  method: 'GET',
  path: '/coupons/{id}/refunds',
  summary: 'What of a credit was asked back as money, the newest first.',
  who: 'client',
  params: byId,
  query: z.object(pageQuery),
  reply: list(CouponRefund),
})

export const askForCouponRefund = defineCall({
  method: 'POST',
  path: '/coupons/{id}/refunds',
  summary:
    'Asks for what is left of a credit as money: back to the card it came from, or by our team where that is not possible.',
  who: 'client',
  idempotent: true,
  params: byId,
  reply: one(CouponRefund),
  status: 201,
})

export const withdrawCouponRefund = defineCall({
  method: 'DELETE',
  path: '/coupons/{id}/refunds/{rid}',
  summary: 'Takes the request back while our team has not answered it.',
  who: 'client',
  params: z.object({ id: z.uuid(), rid: z.uuid() }),
  reply: one(CouponRefund),
})

export const StaffCoupon = z.strictObject({
  ...Coupon.shape,
  note: z.string(),
  /** The payment that credit came from, where it is known. */
  payment: z.string().nullable(),
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
    /** It is in whole cents of US dollars. */
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
    /** Null means whoever enters the code. */
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

const Someone = z.strictObject({ uuid: z.string(), full_name: z.string() })

export const StaffCouponRefund = z.strictObject({
  ...CouponRefund.shape,
  code: z.string(),
  client: z.strictObject({ ...Someone.shape, email: z.string() }),
  /** The number of the payment its credit was kept from. */
  payment: z.string().nullable(),
  approved_by: Someone.nullable(),
  decided_by: Someone.nullable(),
  bank_reference: z.string().nullable(),
})
export type StaffCouponRefund = z.output<typeof StaffCouponRefund>

export const listStaffCouponRefunds = defineCall({
  method: 'GET',
  path: '/staff/coupon-refunds',
  summary:
    'Credit that clients want as money: what waits for our team, or what was answered, the newest first.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    filter: z.object({ tab: z.enum(COUPON_REFUND_TABS).optional() }).optional(),
  }),
  reply: list(StaffCouponRefund),
})

export const approveCouponRefund = defineCall({
  method: 'POST',
  path: '/staff/coupon-refunds/{id}/approval',
  summary: 'Agrees that credit is paid out by bank transfer; another member of staff makes it.',
  who: 'staff',
  params: byId,
  reply: one(StaffCouponRefund),
})

export const payCouponRefund = defineCall({
  method: 'POST',
  path: '/staff/coupon-refunds/{id}/paid',
  summary: 'Says that an approved payment of credit was made by bank transfer, and how the bank calls it.',
  who: 'staff',
  params: byId,
  body: z.strictObject({ reference: line('please enter the reference of the bank') }),
  reply: one(StaffCouponRefund),
})

export const rejectCouponRefund = defineCall({
  method: 'POST',
  path: '/staff/coupon-refunds/{id}/rejection',
  summary: 'Refuses to pay credit out; its client reads the reason and keeps the credit.',
  who: 'staff',
  params: byId,
  body: z.strictObject({ reason: text('please give a reason', REASON_LENGTH) }),
  reply: one(StaffCouponRefund),
})
