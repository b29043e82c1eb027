import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import type { By } from '../../../platform/http/by.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findLiveCopy } from '../live-copy-store.ts'
import { lockForStaff } from './decide-article.ts'
import { endHidingByHand, hideByHand } from './hide-store.ts'
import { refuseReported } from './refuse-reported.ts'

/** Readers see it no longer, whatever its agent does with it; they are told why. */
export const hideArticleAsStaff = (context: Context, actor: Person, id: string, reason: string) =>
  transact(context, async (tx) => {
    const article = await lockForStaff(tx, actor, id)
    if (!(await findLiveCopy(tx, id)))
      throw new Refusal('not_now', { message: 'Only an article that was published can be hidden.' })
    if (article.hidden_at) throw new Refusal('not_now', { message: 'This article is already hidden.' })
    await hideByHand(tx, id, context.clock.now(), reason)
    await tell(
      context,
      tx,
      { fact: 'article_hidden', agent: article.agent_id, article: id, reason },
      asStaff(context, actor),
    )
  })

export const showArticleAgainAsStaff = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    const article = await lockForStaff(tx, actor, id)
    if (!article.hidden_at) throw new Refusal('not_now', { message: 'This article is not hidden.' })
    await refuseReported(tx, id)
    await endHidingByHand(tx, id)
    await tell(
      context,
      tx,
      { fact: 'article_shown_again', agent: article.agent_id, article: id },
      asStaff(context, actor),
    )
  })

const asStaff = ({ by }: Context, { id }: Person): By => ({ ...by, id, mode: 'staff' })
