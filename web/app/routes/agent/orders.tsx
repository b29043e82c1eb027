import { OrdersPage } from '../../orders/orders-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Orders')

export default function Orders() {
  return <OrdersPage side="agent" />
}
