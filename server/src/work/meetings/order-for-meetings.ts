import type { Reader, Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { holdHours } from '../../supply/availability/hours/hold-hours.ts'
import { type HeldOrder, holdOrder } from '../orders/hold-order.ts'
import { orderOfSide } from '../orders/order-of-side.ts'
import { orderToRead } from '../orders/order-to-read.ts'
import { refuseClosed, type Side } from './policy.ts'

type Sided = HeldOrder & { side: Side }

/** An order as one of its sides knows it, without holding it. */
export async function readOrder(db: Reader, actor: Pick<Person, 'id'>, id: string): Promise<Sided> {
  const { side } = await orderOfSide(db, actor, id)
  const order = await orderToRead(db, id)
  if (!order) throw new Refusal('not_found')
  return { ...order, side }
}

/** The same, held, where its meetings may change; for what takes no time of the agent. */
export async function holdOpenOrder(tx: Tx, actor: Pick<Person, 'id'>, id: string): Promise<Sided> {
  const { side } = await orderOfSide(tx, actor, id)
  return { ...(await holdOpen(tx, id)), side }
}

/** After its agent is held, who comes before orders everywhere. */
export async function holdOpen(tx: Tx, id: string): Promise<HeldOrder> {
  const order = await holdOrder(tx, id)
  if (!order) throw new Refusal('not_found')
  refuseClosed(order.status)
  return order
}

/** The agent and then the order, for what gives or takes a time of theirs. */
export async function holdWithHours(tx: Tx, actor: Pick<Person, 'id'>, id: string): Promise<Sided> {
  const { agent_id, side } = await readOrder(tx, actor, id)
  await holdHours(tx, agent_id)
  return { ...(await holdOpen(tx, id)), side }
}
