import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { likeAgent, unlikeAgent } from '../../../supply/likes/like-agent.ts'
import { findShownArticle } from '../reading/live-store.ts'
import { addArticleLike, likesOf, removeArticleLike } from './like-store.ts'

interface Thing {
  name: 'consultant' | 'article'
  id: string
}

export const like = (context: Context, actor: Person, { name, id }: Thing) =>
  name === 'article' ? likeArticle(context, actor, id) : likeAgent(context, actor, id)

/** Twice is once. */
const likeArticle = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    const article = await findShownArticle(tx, id)
    if (!article) throw new Refusal('not_found')
    if (article.agent_id === actor.id)
      throw new Refusal('not_now', { message: 'You wrote this. Others can like it.' })
    const mark = { person_id: actor.id, article_id: id, created_at: context.clock.now() }
    const { id: likeId } = await addArticleLike(tx, mark)
    return { id: likeId, count: await likesOf(tx, id) }
  })

/** The id is the one of the like or of what is liked; gone is gone, and another person's is left alone. */
export async function unlike(context: Context, actor: Person, id: string) {
  await transact(context, (tx) => removeArticleLike(tx, actor.id, id))
  await unlikeAgent(context, actor, id)
}
