import { z } from 'zod'
import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { offersByPrice, summedOffers } from './offer-store.ts'
import { viewOffer } from './view.ts'

/** A cursor goes on only in the list of the agent it comes from. */
const PriceCursor = (agentId: string) => z.tuple([z.literal(agentId), z.number().int(), z.uuid()])

interface Page {
  cursor?: string | undefined
  limit: number
}

/** Clients see the active services, where a licence is needed only with it. */
export async function offersOf({ db, clock }: Context, agentId: string, { cursor, limit }: Page) {
  const from = decodeCursor(cursor, PriceCursor(agentId))
  const after: [number, string] | null = from && [from[1], from[2]]
  const rows = await offersByPrice(db, agentId, { limit, after, today: dayOf(clock.now()) })
  return pageOf(rows, limit, viewOffer, (row) => [agentId, row.price_amount, row.id])
}

/** The sum says how many, from what price, for which countries and purposes. */
export async function sumOfOffers({ db, clock }: Context, agentId: string) {
  const rows = await summedOffers(db, agentId, dayOf(clock.now()))
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    price_from: rows.length > 0 ? Math.min(...rows.map((row) => row.price_from ?? 0)) : null,
    countries: [...new Map(rows.map(({ iso, name }) => [iso, { id: iso, name }])).values()],
    purposes: [...new Set(rows.flatMap((row) => row.purposes ?? []))],
  }
}
