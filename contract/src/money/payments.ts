import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { RefundParts } from '../amounts/refund-parts.ts'
import { defineCall, empty, fileBytes, list, one } from '../calls/call.ts'
import { COUPON_CODE_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { PAYABLE_TYPES, paymentStatus } from '../calls/status.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Day, Instant } from '../dates/time.ts'
import { CARD_PROCESSOR } from './payment-words.ts'

/** The seed has both sentences: how a payment ended well, and where it cannot be told how it failed. */
export const PAYMENT_MADE = 'Payment made successfully!'
export const PAYMENT_FAILED = 'Error occurred, try again'

/** The pair of a code and the sentence for the person who pays. */
const ActivityError = z.tuple([z.string(), z.string()])

/** One try to pay. */
export const PaymentActivity = z.strictObject({
  id: z.string(),
  status: Status,
  error: ActivityError.nullable(),
  /** The payer’s bank asks them to confirm there, or they type the card: open it in the payment’s window. */
  action_url: z.string().nullable(),
  amount: Money,
  /** The saved card it was tried with. */
  card: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
  created_at: CreatedAt,
})
export type PaymentActivity = z.output<typeof PaymentActivity>

const LastActivity = z.strictObject({
  id: z.string(),
  status: Status,
  error: ActivityError.nullable(),
  action_url: z.string().nullable(),
})

/** Everything one sees before and after paying. All amounts are worked out by the server. */
export const Payment = z.strictObject({
  ref: z.string(),
  payable: z.enum(PAYABLE_TYPES),
  payable_id: z.string(),
  status: Status,
  may: z.array(z.string()),
  item: z.strictObject({ title: z.string(), seller: z.string().nullable(), price: Money }),
  taxes: z.array(z.strictObject({ name: z.string(), amount: Money })),
  coupons: z.array(z.strictObject({ code: z.string(), kind: z.enum(['promo', 'credit']), amount: Money })),
  /** Taxes are part of the total. */
  total: Money,
  /** Coupons are taken off already. */
  amount: Money,
  /** The payer has this much again by now. */
  refunded: Money,
  /** It is booked to this moment; null means that nothing went back. */
  refund: RefundParts.nullable(),
  /** This much of the card’s part has not arrived there. */
  on_its_way: Money,
  frozen_until: Instant.nullable(),
  last_activity: LastActivity.nullable(),
  created_at: CreatedAt,
  paid_at: Instant.nullable(),
})
export type Payment = z.output<typeof Payment>

const byRef = z.object({ ref: z.string().regex(/^[0-9A-Za-z-]{8,40}$/) })
const codes = Object.values(paymentStatus).map(([code]) => String(code))

export const createPayment = defineCall({
  method: 'POST',
  path: '/payments',
  summary: 'Opens the payment of an order or a plan; one that is open is given again.',
  who: 'person',
  idempotent: true,
  body: z.strictObject({ payable: z.enum(PAYABLE_TYPES), payable_id: z.uuid() }),
  reply: one(Payment),
  status: 201,
})

export const listPayments = defineCall({
  method: 'GET',
  path: '/payments',
  summary: 'The payments of the mode one is in, the newest first; `filter[status]` takes a code.',
  who: 'person',
  query: z.object({
    ...pageQuery,
    filter: z.object({ status: z.enum(codes).optional() }).optional(),
  }),
  reply: list(Payment),
})

export const showPayment = defineCall({
  method: 'GET',
  path: '/payments/{ref}',
  summary: 'A payment of one’s own.',
  who: 'person',
  params: byRef,
  reply: one(Payment),
})

export const showPaymentStatus = defineCall({
  method: 'GET',
  path: '/payments/{ref}/status',
  summary: 'How a payment stands; `Processed` once the money is here and applied.',
  who: 'person',
  params: byRef,
  reply: one(z.strictObject({ status: Status, last_activity: LastActivity.nullable() })),
})

export const calculateTotals = defineCall({
  method: 'POST',
  path: '/payments/{ref}/calculate-totals',
  summary: 'Takes these coupons, and only these, off what is to be paid, and keeps them for 30 minutes.',
  who: 'person',
  params: byRef,
  body: z.strictObject({ coupons: z.array(z.string().trim().min(1).max(COUPON_CODE_LENGTH)).max(10) }),
  reply: one(Payment),
})

const address = z.string().min(1).max(2000)

export const pay = defineCall({
  method: 'POST',
  path: '/payments/{ref}/pay',
  summary:
    'Pays with a saved card, or opens the processor’s page where a card is typed. An amount of nothing needs neither.',
  who: 'person',
  idempotent: true,
  params: byRef,
  body: z.strictObject({
    method: z.uuid().nullish(),
    meta: z.strictObject({ success_url: address, cancel_url: address }).optional(),
  }),
  reply: one(
    z.strictObject({
      status: Status,
      activity: PaymentActivity,
      /** The page to open in the payment’s window; null where nothing is to be typed. */
      url: z.string().nullable(),
    }),
  ),
})

export const listPaymentActivities = defineCall({
  method: 'GET',
  path: '/payments/{ref}/activities',
  summary: 'The tries to pay, the newest first.',
  who: 'person',
  params: byRef,
  query: z.object(pageQuery),
  reply: list(PaymentActivity),
})

export const showPaymentActivity = defineCall({
  method: 'GET',
  path: '/payments/{ref}/activities/{aid}',
  summary: 'One try to pay.',
  who: 'person',
  params: byRef.extend({ aid: z.uuid() }),
  reply: one(PaymentActivity),
})

export const downloadReceipt = defineCall({
  method: 'GET',
  path: '/payments/{ref}/receipt',
  summary: 'The receipt of a payment that was made, as a PDF.',
  who: 'person',
  params: byRef,
  reply: fileBytes,
  download: 'application/pdf',
})

/** A saved card, as little of it as tells it apart. */
export const PaymentMethod = z.strictObject({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  cardType: z.string(),
  /** The last day it can be used. */
  expires_at: Day,
  is_default: z.boolean(),
})
export type PaymentMethod = z.output<typeof PaymentMethod>

export const DEFAULT_CARD_TYPE = 'Credit Card'

const byId = z.object({ id: z.uuid() })

export const listPaymentMethods = defineCall({
  method: 'GET',
  path: '/payment-methods',
  summary: 'The saved cards, the default first.',
  who: 'person',
  query: z.object(pageQuery),
  reply: list(PaymentMethod),
})

export const addPaymentMethod = defineCall({
  method: 'POST',
  path: '/payment-methods',
  summary: 'Opens the processor’s page where a card is added; the answer is its address.',
  who: 'person',
  idempotent: true,
  body: z.strictObject({
    processor: z.literal(CARD_PROCESSOR, 'please choose a card processor that is offered').optional(),
    metadata: z.strictObject({ external: z.literal(true), return_url: address }),
  }),
  reply: one(z.string()),
})

export const showPaymentMethod = defineCall({
  method: 'GET',
  path: '/payment-methods/{id}',
  summary: 'A saved card.',
  who: 'person',
  params: byId,
  reply: one(PaymentMethod),
})

export const setDefaultMethod = defineCall({
  method: 'POST',
  path: '/payment-methods/{id}/set-default',
  summary: 'Makes a saved card the one that is offered first.',
  who: 'person',
  params: byId,
  reply: one(PaymentMethod),
})

export const removePaymentMethod = defineCall({
  method: 'DELETE',
  path: '/payment-methods/{id}',
  summary: 'Forgets a saved card, at the processor too.',
  who: 'person',
  params: byId,
  reply: empty,
  status: 204,
})
