import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockOrderForPayment, type OrderForPayment } from '../../work/orders/lock-order.ts'
import { markOrderPaid } from '../../work/orders/mark-order-paid.ts'
import { payableOrder } from '../../work/orders/payable-order.ts'
import type { PayableType } from './store.ts'

/** What is paid for, as a payment sees it. */
export interface Payable {
  id: string
  title: string
  seller: string | null
  price: number
  currency: string
  payerId: string
  payerCountry: string | null
  /** Where they are written to; null once their account is deleted. */
  payer: { email: string; first_name: string } | null
  agentId: string | null
  orderId: string | null
  /** It was paid, and nobody else has the money yet. */
  holdsMoney: boolean
}

interface PayableKind {
  /** Held until the transaction ends; refused unless it is the actor's own and can be paid now. */
  take(context: Context, tx: Tx, actorId: string, id: string): Promise<Payable>
  /** Held, whoever asks and whatever became of it. */
  hold(tx: Tx, id: string): Promise<Payable | null>
  /** The mails it is worth; null when it cannot be paid any more. */
  markPaid(context: Context, tx: Tx, id: string, by: { requestId: string | null }): Promise<Mail[] | null>
}

const asPayable = (order: OrderForPayment): Payable => ({
  id: order.id,
  title: order.title,
  seller: order.seller,
  price: order.price,
  currency: order.currency,
  payerId: order.clientId,
  payerCountry: order.clientCountry,
  payer: order.client,
  agentId: order.agentId,
  orderId: order.id,
  holdsMoney: HOLDS_MONEY.includes(order.status),
})

const HOLDS_MONEY: readonly OrderForPayment['status'][] = ['paid', 'ongoing', 'conflicted']

/** Each kind of thing one can pay for, and who knows it. Plans cannot be bought yet. */
export const payables: Record<PayableType, PayableKind> = {
  order: {
    take: async (context, tx, actorId, id) => asPayable(await payableOrder(context, tx, actorId, id)),
    async hold(tx, id) {
      const order = await lockOrderForPayment(tx, id)
      return order ? asPayable(order) : null
    },
    markPaid: markOrderPaid,
  },
  subscription: {
    take: () => Promise.reject(new Refusal('not_found')),
    hold: () => Promise.resolve(null),
    markPaid: () => Promise.resolve(null),
  },
}
