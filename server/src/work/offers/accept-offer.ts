import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting, SYSTEM } from '../../platform/http/by.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { makeOrder, refuseOthers, refuseUnverified, viewNew } from '../orders/make-order.ts'
import type { OrderTerms } from '../orders/order-terms.ts'
import { giveUpOrder } from '../orders/unpaid/give-up-order.ts'
import { findUnpaidOfOffer } from '../orders/unpaid/unpaid-of-offer.ts'
import { agreeExtra } from './extras/agree-extra.ts'
import { offerMachine } from './offer-machine.ts'
import { findOffer, lockOffer, type OfferRow } from './offer-store.ts'

/** OF4: an order of its terms. Accepted again while that waits for its payment, it is the same order. */
export const acceptOffer = (context: Context, actor: Person, id: string, goal: number | null) =>
  transact(context, async (tx) => {
    refuseUnverified(actor)
    const found = await findOffer(tx, id)
    if (found?.client_id !== actor.id) throw new Refusal('not_found')
    if (found.extra_of) return agreeExtra(context, tx, found)
    await giveUpUnpaid(context, tx, id)
    const offer = await lockOffer(tx, id)
    if (!offer) throw new Refusal('not_found')
    const known = offer.status === 'accepted' && (await findUnpaidOfOffer(tx, id))
    if (known) return viewNew(refuseOthers(known))
    const now = context.clock.now()
    if (offer.status === 'open' && offer.ends_at <= now)
      throw notNow('This offer has ended. Ask your agent for a new one.')
    const order = await makeOrder(context, tx, actor, {
      terms: termsOf(offer),
      goalId: goal ?? offer.goal_id,
      gone: new Refusal('not_now', {
        message: `${offer.agent_first_name} cannot take on new work at the moment. Please try again later, or choose another agent.`,
      }),
    })
    await perform(context, tx, offerMachine.accept, offer, { patch: { answered_at: now, updated_at: now } })
    return order
  })

/** An order of it that waited too long, or is for other people than its goal says now, makes room at once, not only when the timer comes by: orders are held before offers. */
async function giveUpUnpaid(context: Context, tx: Tx, id: string) {
  const known = await findUnpaidOfOffer(tx, id)
  if (!known || (known.is_for_same_people && known.expires_at > context.clock.now())) return
  await giveUpOrder(acting(context, { ...SYSTEM, requestId: context.by.requestId }), tx, known.id, null)
}

const termsOf = (offer: OfferRow): OrderTerms => ({
  source: { offer: offer.id },
  agent_id: offer.agent_id,
  title: offer.title,
  description: offer.description,
  price: { amount: offer.price_amount, currency: offer.currency },
  // An agent who makes an offer knows for whom.
  further_person: null,
  people: offer.people,
  delivery_days: offer.delivery_days,
  stages: offer.stages,
  meeting_minutes: offer.meeting_minutes,
  requirements: offer.requirements,
  refund_schedule: offer.refund_schedule,
  visa: { id: offer.visa_id, name: offer.visa_name },
  purposes: offer.purposes,
  country: { id: offer.country_iso, name: offer.country_name },
})
