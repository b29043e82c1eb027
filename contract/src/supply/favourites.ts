import { z } from 'zod'
import { defineCall, empty, list, one } from '../calls/call.ts'
import { pageQuery } from '../calls/page.ts'
import { OWNER_TYPES } from '../calls/status.ts'
import { CreatedAt } from '../dates/time.ts'
import { FoundAgent } from './discovery.ts'

const OwnerType = z.enum(OWNER_TYPES)

export const Favourite = z.strictObject({
  id: z.uuid(),
  name: OwnerType,
  owner_id: z.uuid(),
  created_at: CreatedAt,
})
export type Favourite = z.output<typeof Favourite>

/** An agent one cannot hire now stays, marked. */
export const FavouriteAgent = Favourite.extend({
  available: z.boolean(),
  consultant: FoundAgent,
})
export type FavouriteAgent = z.output<typeof FavouriteAgent>

export const listFavourites = defineCall({
  method: 'GET',
  path: '/favourites',
  summary: 'The wishlist, the newest first.',
  who: 'person',
  query: z.object({ ...pageQuery, type: z.literal('consultant').default('consultant') }),
  reply: list(FavouriteAgent),
})

export const listFavouriteIds = defineCall({
  method: 'GET',
  path: '/favourites/ids',
  summary: 'What is on the wishlist, by ids alone: which hearts are full.',
  who: 'person',
  query: z.object({ type: OwnerType.default('consultant') }),
  reply: list(z.strictObject({ id: z.uuid(), owner_id: z.uuid() })),
})

export const addFavourite = defineCall({
  method: 'POST',
  path: '/favourites',
  summary: 'Puts something on the wishlist; once more changes nothing.',
  who: 'person',
  body: z.strictObject({ name: OwnerType, id: z.uuid() }),
  reply: one(Favourite),
})

export const removeFavourite = defineCall({
  method: 'DELETE',
  path: '/favourites/{id}',
  summary: 'Takes something off the wishlist, by the id of the favourite or of the thing.',
  who: 'person',
  params: z.object({ id: z.uuid() }),
  reply: empty,
  status: 204,
})
