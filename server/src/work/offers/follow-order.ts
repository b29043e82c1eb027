import type { Context } from '../../context.ts'
import type { Told, ToldAlong } from '../../ground/facts/listeners.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { offerMachine } from './offer-machine.ts'
import { lockOffer, offerOfOrder } from './offer-store.ts'

/** OF8 listens to an order that is paid. */
export async function agreeOffer(context: Context, tx: Tx, { along }: ToldAlong<'order_paid'>) {
  const { offer_id } = along.order
  const offer = offer_id && (await lockOffer(tx, offer_id))
  if (offer)
    await performOrSkip(context, tx, offerMachine.agree, offer, {
      patch: { updated_at: context.clock.now() },
    })
}

/** OF9 and OF10 listen to an order that was given up before it was paid. */
export async function reopenOffer(context: Context, tx: Tx, { order }: Told<'order_cancelled'>) {
  const id = await offerOfOrder(tx, order)
  const offer = id && (await lockOffer(tx, id))
  if (!offer) return
  const now = context.clock.now()
  const patch = { updated_at: now }
  if (offer.ends_at > now)
    await performOrSkip(context, tx, offerMachine.reopen, offer, { patch: { ...patch, answered_at: null } })
  else await performOrSkip(context, tx, offerMachine.lapse, offer, { patch })
}
