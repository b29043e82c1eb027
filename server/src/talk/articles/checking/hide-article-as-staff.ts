import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { articleHiddenMail } from '../article-mails.ts'
import { findLiveCopy } from '../live-copy-store.ts'
import type { LockedArticle } from '../store.ts'
import { findToCheck } from './check-store.ts'
import { lockForStaff, writeDown } from './decide-article.ts'
import { hideArticle, showArticleAgain } from './hide-article.ts'

/** Readers see it no longer, whatever its agent does with it; they are told why. */
export const hideArticleAsStaff = (context: Context, actor: Person, id: string, reason: string) =>
  transact(context, async (tx) => {
    const article = await lockForStaff(tx, actor, id)
    if (!(await findLiveCopy(tx, id)))
      throw new Refusal('not_now', { message: 'Only an article that was published can be hidden.' })
    if (article.hidden_at) throw new Refusal('not_now', { message: 'This article is already hidden.' })
    await hideArticle(context, tx, id)
    const entry = await writeDown(context, tx, actor, { article, action: 'hide_article', reason })
    await tellOf(context, tx, 'article_hidden', { article, actor })
    const whose = await findToCheck(tx, id)
    if (whose) await enqueueMail(context, tx, articleHiddenMail(whose, { entryId: entry.id, reason }))
  })

export const showArticleAgainAsStaff = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    const article = await lockForStaff(tx, actor, id)
    if (!article.hidden_at) throw new Refusal('not_now', { message: 'This article is not hidden.' })
    await showArticleAgain(context, tx, id)
    await writeDown(context, tx, actor, { article, action: 'show_article' })
    await tellOf(context, tx, 'article_shown_again', { article, actor })
  })

const tellOf = (
  context: Context,
  tx: Tx,
  fact: 'article_hidden' | 'article_shown_again',
  { article, actor }: { article: LockedArticle; actor: Person },
) =>
  tell(
    context,
    tx,
    { fact, agent: article.agent_id, article: article.id },
    { ...context.by, id: actor.id, mode: 'staff' },
  )
