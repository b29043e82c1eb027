import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { type ArticleState, articleMachine, RESTORE } from './article-state.ts'
import { findLiveCopy } from './live-copy-store.ts'
import { showOwnArticle } from './show-own-article.ts'
import { type LockedArticle, lockArticle } from './store.ts'

/** A6 gives its agent what our team has not decided yet. */
export const withdrawArticle = (context: Context, actor: Person, id: string) =>
  take(context, actor, id, (tx, article) =>
    perform(
      context,
      tx,
      article.status === 'changes_pending' ? articleMachine.withdrawChanges : articleMachine.withdraw,
      article,
      { patch: { submitted_at: null, updated_at: context.clock.now() } },
    ),
  )

/** A7 goes on from what readers see. */
export const discardChanges = (context: Context, actor: Person, id: string) =>
  take(context, actor, id, async (tx, article) => {
    const live = await findLiveCopy(tx, id)
    if (!live) throw refusalOf(articleMachine.discard)
    const { title, category, html, html_mark, cover_id, service_ids, attachment_ids } = live
    await perform(context, tx, articleMachine.discard, article, {
      patch: {
        title,
        category,
        html,
        html_mark,
        cover_id,
        service_ids,
        attachment_ids,
        version: article.version + 1,
        review_reason: null,
        updated_at: context.clock.now(),
      },
    })
  })

export const unpublishArticle = (context: Context, actor: Person, id: string) =>
  take(context, actor, id, (tx, article) =>
    perform(context, tx, articleMachine.unpublish, article, {
      patch: { submitted_at: null, updated_at: context.clock.now() },
    }),
  )

/** A9 keeps it for 30 days. */
export const trashArticle = (context: Context, actor: Person, id: string) =>
  take(context, actor, id, (tx, article) => {
    const now = context.clock.now()
    return perform(context, tx, articleMachine.trash, article, {
      patch: { trashed_at: now, trashed_from: article.status, updated_at: now },
    })
  })

export const restoreArticle = (context: Context, actor: Person, id: string) =>
  take(context, actor, id, async (tx, article) => {
    const before = article.trashed_from as Exclude<ArticleState, 'trash'> | null
    await perform(context, tx, RESTORE[before ?? 'draft'], article, {
      patch: { trashed_at: null, trashed_from: null, updated_at: context.clock.now() },
    })
  })

const take = (
  context: Context,
  actor: Person,
  id: string,
  act: (tx: Tx, article: LockedArticle) => Promise<unknown>,
) =>
  transact(context, async (tx) => {
    const article = await lockArticle(tx, actor.id, id)
    if (!article) throw new Refusal('not_found')
    await act(tx, article)
    return showOwnArticle(context, actor, id, tx)
  })
