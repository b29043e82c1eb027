import type { Reader, Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type HeldOrder, holdOrder } from '../orders/hold-order.ts'
import { holdWithAgent } from '../orders/hold-with-agent.ts'
import { orderToRead } from '../orders/order-to-read.ts'

export type WorkSide = 'client' | 'agent'

/** An agent never hears of an order that nobody paid, and no work is done on it. */
const ifPaid = (order: HeldOrder | undefined) => (order?.paid_at ? order : undefined)

export const workToRead = async (db: Reader, id: string) => ifPaid(await orderToRead(db, id))

/** Until the transaction ends nobody else moves the order. */
export const holdWork = async (tx: Tx, id: string) => ifPaid(await holdOrder(tx, id))

/** The order of whoever asks from this side, held. */
export async function holdWorkOf(tx: Tx, actorId: string, id: string, side: WorkSide): Promise<HeldOrder> {
  const work = await holdWork(tx, id)
  if (work?.[`${side}_id`] !== actorId) throw new Refusal('not_found')
  return work
}

/** The same with its agent, who is held before the order as everywhere: for what counts in their record. */
export const holdWorkWithAgent = async (tx: Tx, id: string) => ifPaid(await holdWithAgent(tx, id))
