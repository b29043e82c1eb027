import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, one } from '../calls/call.ts'
import { CountryIso } from '../ground/reference.ts'
import { Count } from './discovery.ts'

/** An agent who can be hired for a visa, at their lowest price for it. */
export const VisaOffer = z.strictObject({
  uuid: z.uuid(),
  username: z.string(),
  name: z.string(),
  profile_picture: z.string().nullable(),
  /** It is null until the first review. */
  rating: z.number().nullable(),
  price_from: Money,
})

export const VisaOffers = z.strictObject({
  visa: z.string(),
  agents: Count,
  services: Count,
  price_from: Money,
  /** The dearest of them asks at least this. */
  price_to: Money,
  best: z.array(VisaOffer),
})
export type VisaOffers = z.output<typeof VisaOffers>

export const showCountryOffers = defineCall({
  method: 'GET',
  path: '/countries/{id}/offers',
  summary:
    'Who can be hired for the visas of a country: how many, from which price, and the best three for each.',
  who: 'anyone',
  sameForAll: true,
  params: z.object({ id: CountryIso }),
  reply: one(
    z.strictObject({
      agents: Count,
      /** Visas nobody offers anything for are left out. */
      visas: z.array(VisaOffers),
    }),
  ),
})
