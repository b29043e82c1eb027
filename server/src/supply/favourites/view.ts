import type { Favourite } from '@sojourn/contract/supply/favourites'
import type { FavouriteRow } from './store.ts'

export const viewFavourite = ({ id, agent_id, created_at }: FavouriteRow): Favourite => ({
  id,
  name: 'consultant',
  owner_id: agent_id,
  created_at: { date: created_at.toISOString() },
})
