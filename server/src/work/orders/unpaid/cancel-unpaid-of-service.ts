import { OWN_REASONS } from '@sojourn/contract/work/own-reasons'
import type { Context } from '../../../context.ts'
import type { Told } from '../../../ground/facts/listeners.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { By } from '../../../platform/http/by.ts'
import { acting } from '../../../platform/http/by.ts'
import { unpaidOf } from '../move-store.ts'
import { giveUpOrder } from './give-up-order.ts'

/** Listens to a service that is off the market. */
export const cancelUnpaidOfService = (context: Context, tx: Tx, { service, by }: Told<'service_unlisted'>) =>
  cancelUnpaidOf(context, tx, { of: { serviceId: service }, by })

interface Gone {
  of: { serviceId: string } | { agentId: string }
  by: By
}

/**
 * V4, V5. What was ordered and not paid goes with what it was ordered of. Returns false if some of it is being paid at this
 * moment, which stays.
 */
export async function cancelUnpaidOf(context: Context, tx: Tx, { of, by }: Gone) {
  let isAll = true
  for (const { id } of await unpaidOf(tx, of)) {
    const outcome = await giveUpOrder(acting(context, by), tx, id, OWN_REASONS.service_gone)
    if (outcome === 'being_paid') isAll = false
    // A stopped case has told both sides itself.
    if (typeof outcome === 'object' && outcome.stage_no === 1)
      await tell(context, tx, { fact: 'order_without_service', order: id, along: { order: outcome } }, by)
  }
  return isAll
}
