import { MOST_OPEN_EXTRAS } from '@sojourn/contract/work/offer-words'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notNow } from '../../../platform/refusal.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { waitingExtras } from '../offer-store.ts'

/** Both sides count together: whoever proposes waits for answers then. The order is held. */
export async function refuseMany({ clock }: Pick<Context, 'clock'>, tx: Tx, { id }: HeldOrder) {
  if ((await waitingExtras(tx, id, clock.now())).length >= MOST_OPEN_EXTRAS)
    throw notNow(
      `${MOST_OPEN_EXTRAS} proposals for this order wait for an answer. Please answer them, or withdraw one, first.`,
    )
}
