import { z } from 'zod'
import { defineCall, list } from '../calls/call.ts'
import { pageQuery } from '../calls/page.ts'
import { FavouriteAgent } from './favourites.ts'

export const listShortlist = defineCall({
  method: 'GET',
  path: '/goals/{id}/shortlist',
  summary: 'The agents of the wishlist who offer something for this goal, the newest first.',
  who: 'client',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  query: z.object(pageQuery),
  reply: list(FavouriteAgent),
})
