import { orderStatus, paymentStatus, stateIn } from '@sojourn/contract/calls/status'
import type { Payment } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { queryOptions } from '@tanstack/react-query'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { madeQuery } from '../../api/call-query.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { fetchFit } from './fit/fit-query.ts'

export interface Checkout {
  order: Order
  /** Null for an order that was given up before anybody began to pay. */
  payment: Payment | null
}

/** The payment is found again from the order alone. */
export const checkoutQuery = (orderUuid: string) =>
  queryOptions({
    ...madeQuery('checkout', orderUuid, async (): Promise<Checkout> => {
      const { data: order } = await browserApi('GET /orders/{uuid}', { params: { uuid: orderUuid } })
      fetchFit(order)
      return { order, payment: await paymentOf(order) }
    }),
    // An answer from before this opened may be old: somebody paid in another window.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** One that is open is read: opening it again could find that it was paid a moment ago. */
async function paymentOf({ uuid, status, payment }: Order) {
  if (payment && stateIn(paymentStatus, payment.status) !== 'cancelled')
    return (await browserApi('GET /payments/{ref}', { params: { ref: payment.ref } })).data
  if (stateIn(orderStatus, status) !== 'awaiting_payment') return null
  const body = { payable: 'order', payable_id: uuid } as const
  try {
    return (await browserApi('POST /payments', { body }, { idempotencyKey: crypto.randomUUID() })).data
  } catch (error) {
    toast.error(sentenceOf(error, t('an error occurred.')))
    throw error
  }
}
