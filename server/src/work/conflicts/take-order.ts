import type { Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { holdWithAgent } from '../orders/hold-with-agent.ts'
import type { Side } from '../orders/side-of.ts'

/** An agent never hears of what is not paid. */
export function sideIn(order: Pick<HeldOrder, 'client_id' | 'agent_id' | 'paid_at'>, id: string): Side['as'] {
  if (order.client_id === id) return 'client'
  if (order.agent_id === id && order.paid_at !== null) return 'agent'
  throw new Refusal('not_found')
}

/** An order one is a side of, held until the transaction ends. */
export async function takeOrder(tx: Tx, actor: Pick<Person, 'id'>, orderId: string) {
  const order = await holdWithAgent(tx, orderId)
  if (!order) throw new Refusal('not_found')
  return { order, side: sideIn(order, actor.id) }
}
