import { loadOrder } from '../../orders/load-order.ts'
import { OrderPage } from '../../orders/order-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'
import type { Route } from './+types/order'

export const meta = () => ownPageMeta('Order')

export const loader = loadOrder
export const clientLoader = () => null

export default function Order({ params, loaderData }: Route.ComponentProps) {
  return <OrderPage key={params.uuid} uuid={params.uuid} side="agent" loaded={loaderData} />
}
