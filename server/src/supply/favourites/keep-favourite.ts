import type { Favourite } from '@sojourn/contract/supply/favourites'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findVisibleAgent } from '../agents/find-visible-agent.ts'
import { addFavourite } from './store.ts'
import { viewFavourite } from './view.ts'

interface Thing {
  name: Favourite['name']
  id: string
}

/** Twice is once. Only agents have a wishlist so far: no article is there to keep. */
export async function keepFavourite(context: Context, actor: Person, { name, id }: Thing) {
  if (name === 'article') throw new Refusal('not_found')
  const agent = await findVisibleAgent(context, actor, id)
  const favourite = { person_id: actor.id, agent_id: agent.id, created_at: context.clock.now() }
  return viewFavourite(await transact(context, (tx) => addFavourite(tx, favourite)))
}
