import * as calls from '@sojourn/contract/supply/favourites'
import { handle } from '../../platform/http/handler.ts'
import { listWishlist } from './list-wishlist.ts'

/** The handlers for keeping and dropping stand above, where articles are known. */
export const favouriteHandlers = [
  handle(calls.listFavourites, ({ context, actor, query }) => listWishlist(context, actor, query)),
]
