import type { BrowserContext } from 'playwright-core'
import { askAs } from './own-api.ts'

type Asking = Pick<BrowserContext, 'request'>

export interface Service {
  id: string
  title: string
  meeting_length: number | null
  requirements: { name: string }[]
  price: { amount: number; currency: string }
  visa: { id: string; country: { id: string }; purposes: { id: string; name: string }[] }
}

/** A service of an agent. */
export async function serviceOf(
  context: Asking,
  agent: string,
  fits: (service: Service) => boolean = () => true,
): Promise<Service> {
  const { items } = await askAs<{ items: Service[] }>(
    context,
    'GET',
    `/consultants/${agent}/services?limit=100`,
  )
  const found = items.find(fits)
  if (!found) throw new Error(`${agent} offers no such service`)
  return found
}

/** A goal of whoever is signed in that fits a service. */
export async function makeGoalFor(
  context: Asking,
  { visa }: Service,
  name = 'A new life abroad',
  day = '2099-09-01',
) {
  return askAs<{ id: number; name: string }>(context, 'POST', '/goals', {
    name,
    destination_country: visa.country.id,
    purpose: visa.purposes[0]?.id,
    expected_delivery_date: day,
    comment: 'My family comes with me, and I have never applied before.',
  })
}

interface Order {
  uuid: string
  ref: string
}

/** An order that waits to be paid. */
export const makeOrder = (context: Asking, goal: { id: number }, service: Service) =>
  askAs<Order>(context, 'POST', '/orders', {
    ...{ goal: goal.id, service: service.id, residence: 'US' },
  })

/** Paid to the last cent by a gift of staff: no card, no window. */
export async function payByGift(context: Asking, staff: Asking, order: Order, { price }: Service) {
  const { codes } = await askAs<{ codes: string[] }>(staff, 'POST', '/staff/coupons', {
    amount: price.amount,
    quantity: 1,
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    note: 'For a journey',
  })
  const { ref } = await askAs<{ ref: string }>(context, 'POST', '/payments', {
    payable: 'order',
    payable_id: order.uuid,
  })
  await askAs(context, 'POST', `/payments/${ref}/calculate-totals`, { coupons: codes })
  await askAs(context, 'POST', `/payments/${ref}/pay`, {})
  return ref
}
