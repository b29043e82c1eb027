import { priceForPeople } from '@sojourn/contract/supply/further-person'
import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import { aimsOf } from '../search/search-criteria.ts'
import { pricesOfAgents } from './offer-store.ts'

export type Place = Parameters<typeof aimsOf>[0]

interface Asked {
  agents: readonly string[]
  /** This many people apply beside the client. */
  further: number
  place: Place
}

/** The cheapest of each agent for all; one whose services say nothing of further people has none. */
export async function pricesForPeople({ db, clock }: Context, { agents, further, place }: Asked) {
  const aims = aimsOf(place)
  const rows = aims ? await pricesOfAgents(db, agents, aims, dayOf(clock.now())) : []
  const cheapest = new Map<string, number>()
  for (const { agent_id, price_amount, further_person_amount } of rows) {
    if (price_amount === null || further_person_amount === null) continue
    const amount = priceForPeople({ price: price_amount, furtherPerson: further_person_amount }, further)
    cheapest.set(agent_id, Math.min(amount, cheapest.get(agent_id) ?? amount))
  }
  return agents.flatMap((uuid) => {
    const amount = cheapest.get(uuid)
    return amount === undefined ? [] : [{ uuid, price_from: { amount, currency: 'USD' } }]
  })
}
