import type { Offer } from '@sojourn/contract/work/offers'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findOffer, orderOfOffer, successorOf } from './offer-store.ts'
import { viewOffer } from './view.ts'

/** An offer one made or got, whichever mode one is in: what links in mails lead to. */
export async function showOffer(
  { clock, ...context }: Context,
  { id: personId }: Pick<Person, 'id'>,
  id: string,
  db: Reader = context.db,
): Promise<Offer> {
  const offer = await findOffer(db, id)
  if (!offer || (offer.client_id !== personId && offer.agent_id !== personId)) throw new Refusal('not_found')
  const side = offer.agent_id === personId ? 'agent' : 'client'
  const order = await orderOfOffer(db, id)
  return viewOffer(offer, {
    now: clock.now(),
    side,
    replaced_by: (await successorOf(db, id)) ?? null,
    // An agent never hears of an order that is not paid.
    order: order && (side === 'client' || order.paid_at) ? order : null,
  })
}
