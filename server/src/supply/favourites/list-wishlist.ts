import { Instant } from '@sojourn/contract/dates/time'
import type { FavouriteAgent } from '@sojourn/contract/supply/favourites'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { showCards } from '../search/show-cards.ts'
import { whoOffers } from '../search/who-offers.ts'
import { type FavouriteRow, favouritesOf, idsKept } from './store.ts'
import { viewFavourite } from './view.ts'

interface Asked {
  cursor?: string | undefined
  limit: number
}

type Place = [time: string, id: string]

const cursorSchema = z.tuple([Instant, z.uuid()])

/** An agent who deleted their account is on nobody's. */
export async function listWishlist(context: Context, actor: Person, { cursor, limit }: Asked) {
  const after = decodeCursor(cursor, cursorSchema)
  return asCards(context, limit, await favouritesOf(context.db, actor.id, { after, limit }))
}

const AT_A_TIME = 100

export async function listWishlistFor(
  context: Context,
  actor: Person,
  { cursor, limit }: Asked,
  aim: { country: string; purpose: string },
) {
  let after: Place | null = decodeCursor(cursor, cursorSchema)
  const found: FavouriteRow[] = []
  for (;;) {
    const batch: FavouriteRow[] = await favouritesOf(context.db, actor.id, { after, limit: AT_A_TIME })
    const ids = batch.map((row) => row.agent_id)
    const offering = await whoOffers(context.db, ids, aim)
    found.push(...batch.filter((row) => offering.has(row.agent_id)))
    const last = batch.at(-1)
    if (!last || batch.length <= AT_A_TIME || found.length > limit)
      return asCards(context, limit, found.slice(0, limit + 1))
    after = placeOf(last)
  }
}

const placeOf = (row: FavouriteRow): Place => [row.created_at.toISOString(), row.id]

async function asCards(context: Context, limit: number, rows: FavouriteRow[]) {
  const cards = await showCards(
    context,
    rows.map((row) => row.agent_id),
  )
  const { data } = pageOf(
    rows,
    limit,
    (row): FavouriteAgent[] => {
      const card = cards.get(row.agent_id)
      return card ? [{ ...viewFavourite(row), ...card }] : []
    },
    placeOf,
  )
  return { data: { ...data, items: data.items.flat() } }
}

export const favouriteIds = ({ db }: Pick<Context, 'db'>, actor: Person) => idsKept(db, actor.id)
