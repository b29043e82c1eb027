import * as calls from '@sojourn/contract/supply/favourites'
import { wholeList } from '../../platform/http/cursor.ts'
import { handle } from '../../platform/http/handler.ts'
import { dropFavourite } from './drop-favourite.ts'
import { keepFavourite } from './keep-favourite.ts'
import { listWishlist } from './list-wishlist.ts'
import { favouriteIds } from './store.ts'

export const favouriteHandlers = [
  handle(calls.listFavourites, ({ context, actor, query }) => listWishlist(context, actor, query)),

  handle(calls.listFavouriteIds, async ({ context: { db }, actor }) =>
    wholeList(await favouriteIds(db, actor.id)),
  ),

  handle(calls.addFavourite, async ({ context, actor, body }) => ({
    data: await keepFavourite(context, actor, body),
  })),

  handle(calls.removeFavourite, async ({ context, actor, params }) => {
    await dropFavourite(context, actor, params.id)
  }),
]
