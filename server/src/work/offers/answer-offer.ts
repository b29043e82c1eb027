import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { offerMachine } from './offer-machine.ts'
import { lockOffer, type OfferRow } from './offer-store.ts'
import { showOffer } from './show-offer.ts'
import { stateOf } from './state-of.ts'

/** OF5 is for the client, and OF12 for the agent of what the client asked for. */
export const declineOffer = (context: Context, actor: Person, id: string, reason: string) =>
  transact(context, async (tx) => {
    const offer = await heldBySide(context, tx, actor, id)
    if (offer.client_id === actor.id)
      await answer(acting(context, 'client'), tx, { step: offerMachine.decline, offer, words: reason })
    else await answer(acting(context, 'agent'), tx, { step: offerMachine.refuse, offer, words: reason })
    return showOffer(context, actor, id, tx)
  })

/** OF2. */
export const askForChange = (context: Context, actor: Person, id: string, change: string) =>
  transact(context, async (tx) => {
    const offer = await heldBySide(context, tx, actor, id)
    if (offer.client_id !== actor.id) throw new Refusal('not_found')
    await answer(context, tx, { step: offerMachine.askForChange, offer, words: change })
    return showOffer(context, actor, id, tx)
  })

interface Answer {
  step: typeof offerMachine.decline | typeof offerMachine.refuse | typeof offerMachine.askForChange
  offer: OfferRow
  words: string
}

const answer = (context: Context, tx: Tx, { step, offer, words }: Answer) => {
  const now = context.clock.now()
  return perform(context, tx, step, offer, {
    patch: { answer: words, answered_at: now, updated_at: now },
    told: { reason: words, along: { offer } },
  })
}

async function heldBySide({ clock }: Context, tx: Tx, { id: personId }: Person, id: string) {
  const offer = await lockOffer(tx, id)
  if (!offer || (offer.client_id !== personId && offer.agent_id !== personId)) throw new Refusal('not_found')
  if (offer.status !== 'expired' && stateOf(offer, clock.now()) === 'expired')
    throw notNow('This offer has ended, so nothing has to be answered any more.')
  return offer
}
