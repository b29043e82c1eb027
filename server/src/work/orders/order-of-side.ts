import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findOrder } from './lists/list-store.ts'

/** An order as one of its sides may know of it, and which side that is. */
export async function orderOfSide(db: Reader, { id: personId }: Pick<Person, 'id'>, id: string) {
  const order = await findOrder(db, personId, id)
  if (!order) throw new Refusal('not_found')
  const side: 'client' | 'agent' = order.agent_id === personId ? 'agent' : 'client'
  const client = `${order.client_first_name} ${order.client_last_name}`
  return { id, ref: order.ref, status: order.status, side, client }
}
