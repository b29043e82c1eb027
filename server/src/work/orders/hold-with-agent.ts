import type { Tx } from '../../platform/database/database.ts'
import { holdOrder } from './hold-order.ts'
import { lockAgentOf } from './move-store.ts'

/** An order that may be completed, held after its agent as everywhere: a completed one counts in their record. */
export async function holdWithAgent(tx: Tx, id: string) {
  await lockAgentOf(tx, id)
  return holdOrder(tx, id)
}
