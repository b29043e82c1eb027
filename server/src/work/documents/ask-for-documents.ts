import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { askForRequirements } from './store.ts'

/** D1, once the order is paid. */
export async function askForDocuments(_context: Context, tx: Tx, { along }: { along: { order: HeldOrder } }) {
  const { id, requirements } = along.order
  if (requirements.length > 0) await askForRequirements(tx, id)
}
