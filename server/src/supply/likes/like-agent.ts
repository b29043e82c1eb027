import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findVisibleAgent } from '../agents/find-visible-agent.ts'
import { addLike, countLikes, removeLike } from './store.ts'

/** Twice is once. */
export async function likeAgent(context: Context, actor: Person, uuid: string) {
  const { id } = await findVisibleAgent(context, actor, uuid)
  if (id === actor.id) throw new Refusal('not_now', { message: 'This is you. Others can like you.' })
  return transact(context, async (tx) => {
    const like = await addLike(tx, { person_id: actor.id, agent_id: id, created_at: context.clock.now() })
    return { id: like.id, count: await countLikes(tx, id) }
  })
}

/** Another person's like is left alone, and gone is gone: both look the same. */
export const unlikeAgent = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    await removeLike(tx, actor.id, id)
  })
