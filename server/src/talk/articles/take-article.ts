import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { moveOrRefuse, type Patch } from '../../platform/database/move.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { type ArticleState, articleMachine, RESTORE } from './article-state.ts'
import { findLiveCopy } from './live-copy-store.ts'
import { showOwnArticle } from './show-own-article.ts'
import { type LockedArticle, lockArticle } from './store.ts'

type Step = keyof typeof articleMachine.steps

/** A6: what our team has not decided yet comes back to its agent. */
export const withdrawArticle = (context: Context, actor: Person, id: string) =>
  take(context, actor, id, (tx, article) =>
    step(context, tx, article, article.status === 'changes_pending' ? 'A6b' : 'A6', { submitted_at: null }),
  )

/** A7: what readers see is what is written again. */
export const discardChanges = (context: Context, actor: Person, id: string) =>
  take(context, actor, id, async (tx, article) => {
    const live = await findLiveCopy(tx, id)
    if (!live) throw refusalOf(articleMachine, 'A7')
    const { title, category, html, html_mark, cover_id, service_ids, attachment_ids } = live
    await step(context, tx, article, 'A7', {
      ...{ title, category, html, html_mark, cover_id, service_ids, attachment_ids },
      version: article.version + 1,
      review_reason: null,
    })
  })

/** A8 */
export const unpublishArticle = (context: Context, actor: Person, id: string) =>
  take(context, actor, id, async (tx, article) => {
    await step(context, tx, article, 'A8', { submitted_at: null })
    await tell(context, tx, {
      fact: 'article_taken',
      ...{ agent: actor.id, article: id, step: 'A8', from: article.status, to: 'draft' },
    })
  })

/** A9: kept for 30 days. */
export const trashArticle = (context: Context, actor: Person, id: string) =>
  take(context, actor, id, async (tx, article) => {
    await step(context, tx, article, 'A9', {
      trashed_at: context.clock.now(),
      trashed_from: article.status,
    })
    await tell(context, tx, {
      fact: 'article_taken',
      ...{ agent: actor.id, article: id, step: 'A9', from: article.status, to: 'trash' },
    })
  })

/** A10: as it was before. */
export const restoreArticle = (context: Context, actor: Person, id: string) =>
  take(context, actor, id, async (tx, article) => {
    const before = article.trashed_from as Exclude<ArticleState, 'trash'> | null
    await step(context, tx, article, RESTORE[before ?? 'draft'], { trashed_at: null, trashed_from: null })
  })

const take = (
  context: Context,
  actor: Person,
  id: string,
  act: (tx: Tx, article: LockedArticle) => Promise<void>,
) =>
  transact(context, async (tx) => {
    const article = await lockArticle(tx, actor.id, id)
    if (!article) throw new Refusal('not_found')
    await act(tx, article)
    return showOwnArticle(context, actor, id, tx)
  })

const step = ({ clock }: Context, tx: Tx, { id }: LockedArticle, name: Step, patch: Patch<'article'>) =>
  moveOrRefuse(tx, articleMachine, name, id, { ...patch, updated_at: clock.now() })
