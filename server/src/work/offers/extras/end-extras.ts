import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting, SYSTEM } from '../../../platform/http/by.ts'
import { offerMachine } from '../offer-machine.ts'
import { extrasOfOver, lockOffer } from '../offer-store.ts'

/** OF7. Listens to an order that ends: what was proposed for it ends with its case. */
export async function endExtras(context: Context, tx: Tx, { order }: { order: string }) {
  for (const { id } of await extrasOfOver(tx, order)) {
    const offer = await lockOffer(tx, id)
    if (!offer) continue
    await performOrSkip(acting(context, SYSTEM), tx, offerMachine.expire, offer, {
      patch: { updated_at: context.clock.now() },
    })
  }
}
