import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import type { Context } from '../../../context.ts'
import { viewFoundAgent } from '../view.ts'
import { agentsForCountry, MOST_COUNTED, offersForVisas, type VisaOffersRow } from './country-offers-store.ts'

export async function showCountryOffers({ pool }: Context, countryId: string) {
  const iso = countryId.toUpperCase()
  const [agents, visas] = await Promise.all([agentsForCountry(pool, iso), offersForVisas(pool, iso)])
  return { agents: countOf(agents), visas: visas.map(viewOffers) }
}

const viewOffers = (row: VisaOffersRow): VisaOffers => ({
  visa: row.visa,
  agents: countOf(row.agents),
  services: countOf(row.services),
  price_from: { amount: row.min_price, currency: 'USD' },
  price_to: { amount: row.top_price, currency: 'USD' },
  best: row.best.map(({ card, min_price }) => {
    const { uuid, username, name, profile_picture, rating } = viewFoundAgent({
      card,
      min_price,
      min_days: null,
      next_free_at: null,
    })
    return {
      uuid,
      username,
      name,
      profile_picture,
      rating,
      price_from: { amount: min_price, currency: 'USD' },
    }
  }),
})

const countOf = (seen: number) => ({ count: Math.min(seen, MOST_COUNTED), more: seen > MOST_COUNTED })
