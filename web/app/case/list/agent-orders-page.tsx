import { t } from '@sojourn/contract/words/t'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { OrdersPage } from './orders-page.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Orders'))

export default function Orders() {
  return <OrdersPage side="agent" />
}
