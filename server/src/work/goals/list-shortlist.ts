import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listWishlistFor } from '../../supply/favourites/list-wishlist.ts'
import { findGoal } from './store.ts'

interface Page {
  cursor?: string | undefined
  limit: number
}

export async function listShortlist(context: Context, actor: Person, id: number, page: Page) {
  const goal = await findGoal(context.db, actor.id, id)
  if (!goal || goal.deleted_at) throw new Refusal('not_found')
  return listWishlistFor(context, actor, page, { country: goal.country_iso, purpose: goal.purpose })
}
