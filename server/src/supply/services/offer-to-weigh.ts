import type { Requirement } from '@sojourn/contract/supply/services'
import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findSeenOffer } from './offer-store.ts'

/** A service as a client weighs it before hiring: what is offered, by whom, and what we know of its visa. */
export async function offerToWeigh({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string) {
  const offer = await findSeenOffer(db, id, dayOf(clock.now()))
  if (!offer) throw new Refusal('not_found')
  return {
    agent: { uuid: offer.agent_id, first_name: offer.first_name, takes_questions: offer.takes_questions },
    country: { id: offer.country_iso, name: offer.country_name },
    visa: { id: offer.visa_id, name: offer.visa_name ?? offer.visa_id },
    purposes: offer.purposes ?? [],
    checklist: offer.checklist ?? [],
    facts: offer.facts ?? {},
    // An active service has both; the database sees to it.
    price: { amount: offer.price_amount ?? 0, currency: 'USD' },
    furtherPerson: offer.further_person_amount,
    workDays: offer.delivery_days ?? 0,
    requirements: offer.requirements as unknown as Requirement[],
  }
}
export type WeighedOffer = Awaited<ReturnType<typeof offerToWeigh>>
