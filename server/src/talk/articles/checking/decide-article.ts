import type { ArticleDecision } from '@sojourn/contract/desk/staff-articles'
import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { acting } from '../../../platform/http/by.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refusalOf } from '../../../platform/states/machine.ts'
import { type ArticleState, articleMachine, IN_REVIEW } from '../article-state.ts'
import { publishArticle } from '../publish-article.ts'
import { type LockedArticle, lockArticle } from '../store.ts'
import { findToCheck } from './check-store.ts'
import { refuseReported } from './refuse-reported.ts'

/** A4 and A5 by our team, on the very version that was read; its agent hears of it. */
export const decideArticle = (context: Context, actor: Person, id: string, decision: ArticleDecision) =>
  transact(context, async (tx) => {
    const article = await lockForStaff(tx, actor, id)
    if (!(IN_REVIEW as readonly ArticleState[]).includes(article.status as ArticleState))
      throw refusalOf(articleMachine.publish)
    if (article.version !== decision.version)
      throw new Refusal('not_now', {
        message: 'The agent changed this article meanwhile. Please look at it again.',
      })

    if (decision.decision === 'rejected')
      return reject(context, tx, actor, { article, reason: decision.reason })
    await refuseReported(tx, id)
    await publishArticle(acting(context, 'staff'), tx, article, actor.id)
  })

async function reject(
  context: Context,
  tx: Tx,
  actor: Person,
  { article, reason }: { article: LockedArticle; reason: string },
) {
  const step = article.status === 'pending' ? articleMachine.reject : articleMachine.rejectChanges
  await perform(context, tx, step, article, {
    told: { reason },
    patch: {
      reviewed_by: actor.id,
      reviewed_at: context.clock.now(),
      review_reason: reason,
      updated_at: context.clock.now(),
    },
  })
}

/** Nobody decides on their own. */
export async function lockForStaff(tx: Tx, actor: Person, id: string) {
  const found = await findToCheck(tx, id)
  const article = found && (await lockArticle(tx, found.agent_id, id))
  if (!article) throw new Refusal('not_found')
  if (article.agent_id === actor.id)
    throw new Refusal('not_now', { message: 'You cannot decide on your own article.' })
  return article
}
