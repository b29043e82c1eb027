import type { Context } from '../../context.ts'
import type { Told } from '../../ground/facts/listeners.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { offerMachine } from './offer-machine.ts'
import { lockOffer, offerOfOrder } from './offer-store.ts'

async function offerOf(tx: Tx, orderId: string) {
  const id = await offerOfOrder(tx, orderId)
  return id ? lockOffer(tx, id) : undefined
}

/** OF8 listens to an order that is paid. */
export async function agreeOffer(context: Context, tx: Tx, { order }: Told<'order_paid'>) {
  const offer = await offerOf(tx, order)
  if (offer)
    await performOrSkip(context, tx, offerMachine.agree, offer, {
      patch: { updated_at: context.clock.now() },
    })
}

/** OF9 and OF10 listen to an order that was given up before it was paid. */
export async function reopenOffer(context: Context, tx: Tx, { order }: Told<'order_cancelled'>) {
  const offer = await offerOf(tx, order)
  if (!offer) return
  const now = context.clock.now()
  const patch = { updated_at: now }
  if (offer.ends_at > now)
    await performOrSkip(context, tx, offerMachine.reopen, offer, { patch: { ...patch, answered_at: null } })
  else await performOrSkip(context, tx, offerMachine.lapse, offer, { patch })
}
