import { t } from '@sojourn/contract/words/t'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import type { Route } from './+types/agent-order-page'
import { loadWorkspace } from './load-order.ts'
import { OrderPage } from './order-page.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Your order'))

export const loader = loadWorkspace
export const clientLoader = () => null

export default function Order({ params, loaderData }: Route.ComponentProps) {
  return <OrderPage key={params.uuid} uuid={params.uuid} side="agent" loaded={loaderData} />
}
