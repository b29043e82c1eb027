import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { CHECKOUT } from './checkout.ts'

/** The page of an order with its checkout over it. */
export const checkoutOf = (order: string) => `${clientPaths.order(order)}?${CHECKOUT}=${order}`

/** After its goal was changed an order is asked for anew: the server knows whether it is still the same one. */
export async function checkoutAgain(uuid: string) {
  try {
    const { data: order } = await browserApi('GET /orders/{uuid}', { params: { uuid } })
    return checkoutOf(await orderAnew(order))
  } catch (error) {
    toast.error(sentenceOf(error, t('an error occurred.')))
    return checkoutOf(uuid)
  }
}

async function orderAnew({ uuid, goal: { id: goal }, service, offer }: Order) {
  const sending = { idempotencyKey: crypto.randomUUID() }
  if (offer) {
    const asked = { params: { id: offer.uuid }, body: { goal } }
    return (await browserApi('POST /offers/{id}/accept', asked, sending)).data.uuid
  }
  if (!service) return uuid
  return (await browserApi('POST /orders', { body: { goal, service: service.id } }, sending)).data.uuid
}
