import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { findVisibleAgent } from '../agents/find-visible-agent.ts'
import { addFavourite, removeFavourite } from './store.ts'
import { viewFavourite } from './view.ts'

/** Twice is once. */
export async function keepFavourite(context: Context, actor: Person, id: string) {
  const agent = await findVisibleAgent(context, actor, id)
  const favourite = { person_id: actor.id, agent_id: agent.id, created_at: context.clock.now() }
  return viewFavourite(await transact(context, (tx) => addFavourite(tx, favourite)))
}

/** Another person's favourite is left alone, and gone is gone: both look the same. */
export const dropFavourite = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    await removeFavourite(tx, actor.id, id)
  })
