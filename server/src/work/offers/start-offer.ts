import type { OfferStart } from '@sojourn/contract/work/offers'
import type { Context } from '../../context.ts'
import { planTerms } from '../../ground/rules/plan-terms.ts'
import type { Person } from '../../platform/http/actor.ts'
import { placeOfAgent, refuseClosed } from './place-to-offer.ts'
import { readinessOf } from './refuse-unready.ts'
import { viewClient } from './view.ts'

/** With what the form of a new offer begins: the aim of the order they write about, and what is missing. */
export async function startOffer(context: Context, actor: Person, id: string): Promise<OfferStart> {
  const { db } = context
  const place = await placeOfAgent(db, actor, id)
  await refuseClosed(context, db, place)
  const { order_id, ref, title } = place
  const country =
    place.country_iso && place.country_name ? { id: place.country_iso, name: place.country_name } : null
  const visa = place.visa_id && place.visa_name ? { id: place.visa_id, name: place.visa_name } : null
  const aim = country && visa ? { country, visa } : null
  const { missing, open, limit, plan } = await readinessOf(context, db, actor.id, aim)
  const client = viewClient(place)
  return {
    client,
    conversation: id,
    order: order_id && ref && title ? { uuid: order_id, ref, title } : null,
    country,
    visa,
    missing,
    open,
    limit,
    commission_percent: (await planTerms(db))[plan].commission_percent,
    // The agent of a question reads no goal.
    people: place.others && [client.full_name, ...place.others],
  }
}
