import { OWN_REASONS } from '@sojourn/contract/work/own-reasons'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unpaidOf } from '../move-store.ts'
import { giveUpOrder } from './give-up-order.ts'

/** An account is deleted: nobody shall pay for its orders any more. Returns false if one is being paid at this moment. */
export async function cancelUnpaidOfClient(context: Context, tx: Tx, clientId: string) {
  for (const { id } of await unpaidOf(tx, { clientId })) {
    const outcome = await giveUpOrder(context, tx, id, OWN_REASONS.client_deleted)
    if (outcome === 'being_paid') return false
  }
  return true
}
