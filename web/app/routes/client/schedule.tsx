import { loadOrder } from '../../orders/load-order.ts'
import { SchedulePage } from '../../orders/schedule-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'
import type { Route } from './+types/schedule'

export const meta = () => ownPageMeta('Schedule')

export const loader = loadOrder
export const clientLoader = () => null

export default function Schedule({ params, loaderData }: Route.ComponentProps) {
  return <SchedulePage key={params.uuid} uuid={params.uuid} loaded={loaderData} />
}
