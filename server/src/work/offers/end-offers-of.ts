import type { Context } from '../../context.ts'
import { forgetReasonsBy, forgetWordsOfOffers } from '../../ground/facts/forget-words-on.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { acting, SYSTEM } from '../../platform/http/by.ts'
import { offerMachine } from './offer-machine.ts'
import { forgetAnswers, lockOffer, waitingOffersOf } from './offer-store.ts'

/** An account is deleted: what its agent offered is taken back, what its client was offered ends. Unpaid orders are given up before. */
export async function endOffersOf(context: Context, tx: Tx, personId: string) {
  const byClock = acting(context, SYSTEM)
  const patch = { updated_at: context.clock.now() }
  for (const { id, agent_id } of await waitingOffersOf(tx, personId)) {
    const offer = await lockOffer(tx, id)
    if (!offer) continue
    if (agent_id !== personId) await performOrSkip(byClock, tx, offerMachine.expire, offer, { patch })
    else if (offer.status === 'wished')
      await performOrSkip(byClock, tx, offerMachine.withdraw, offer, { patch })
    else await performOrSkip(byClock, tx, offerMachine.takeBack, offer, { patch })
  }
  const wishes = await forgetAnswers(tx, personId)
  await forgetReasonsBy(tx, personId, ['offer_change_asked', 'offer_declined'])
  await forgetWordsOfOffers(tx, wishes)
}
