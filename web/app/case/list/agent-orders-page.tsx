import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { OrdersPage } from './orders-page.tsx'

export const meta = () => ownPageMeta('Orders')

export default function Orders() {
  return <OrdersPage side="agent" />
}
