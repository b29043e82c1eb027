import { OWN_REASONS } from '@sojourn/contract/work/own-reasons'
import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { giveUpOrder } from '../orders/unpaid/give-up-order.ts'
import { findUnpaidOfOffer } from '../orders/unpaid/unpaid-of-offer.ts'
import { offerMachine } from './offer-machine.ts'
import { findOffer, lockOffer } from './offer-store.ts'
import { showOffer } from './show-offer.ts'

/** OF13, by the client of what they asked for, and OF6 by an agent. What the client accepted and has not paid goes with it; what is being paid at this moment stays. */
export const takeOfferBack = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    const found = await findOffer(tx, id)
    if (found?.client_id === actor.id && found.proposed_by === 'client')
      return withdraw(context, tx, actor, id)
    if (found?.agent_id !== actor.id) throw new Refusal('not_found')
    const unpaid = await findUnpaidOfOffer(tx, id)
    const reason = OWN_REASONS.offer_taken_back
    if (unpaid && (await giveUpOrder(acting(context, 'agent'), tx, unpaid.id, reason)) === 'being_paid')
      throw notNow('Your client is paying for this offer at the moment, so it cannot be withdrawn.')
    const offer = await lockOffer(tx, id)
    if (!offer) throw new Refusal('not_found')
    const now = context.clock.now()
    // It ended together with its order.
    if (unpaid && offer.status === 'expired') return showOffer(context, actor, id, tx)
    // Orders are held before offers: what was accepted in this moment is looked at again.
    if (!unpaid && offer.status === 'accepted')
      throw notNow('Your client has just accepted this offer. Please look again.')
    await perform(acting(context, 'agent'), tx, offerMachine.takeBack, offer, {
      patch: { answered_at: now, updated_at: now },
      told: { along: { offer } },
    })
    return showOffer(context, actor, id, tx)
  })

async function withdraw(context: Context, tx: Tx, actor: Person, id: string) {
  const offer = await lockOffer(tx, id)
  if (!offer) throw new Refusal('not_found')
  const now = context.clock.now()
  await perform(acting(context, 'client'), tx, offerMachine.withdraw, offer, {
    patch: { answered_at: now, updated_at: now },
  })
  return showOffer(context, actor, id, tx)
}
