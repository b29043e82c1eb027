import type { FavouriteAgent } from '@sojourn/contract/favourites'
import { Instant } from '@sojourn/contract/time'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { showCards } from '../discovery/show-cards.ts'
import type { Person } from '../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../platform/http/cursor.ts'
import { favouritesOf } from './store.ts'
import { viewFavourite } from './view.ts'

interface Asked {
  cursor?: string | undefined
  limit: number
}

const cursorSchema = z.tuple([Instant.refine((time) => time >= '0001'), z.uuid()])

/** The wishlist's agents; who deleted their account is on nobody's. */
export async function listWishlist(context: Context, actor: Person, { cursor, limit }: Asked) {
  const after = decodeCursor(cursor, cursorSchema)
  const rows = await favouritesOf(context.db, actor.id, { after, limit })
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
    (row) => [row.created_at, row.id],
  )
  return { data: { ...data, items: data.items.flat() } }
}
