import type { ArticleChange } from '@sojourn/contract/talk/own-articles'
import type { Context } from '../../context.ts'
import type { Patch } from '../../ground/facts/perform.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type ArticleState, articleMachine, isPublished } from './article-state.ts'
import { checkServices } from './check-services.ts'
import { keepHtml } from './kept-html.ts'
import { showOwnArticle } from './show-own-article.ts'
import { type LockedArticle, lockArticle } from './store.ts'

/** Saves what is written; of two tabs that save on the same version, the second is told. */
export async function changeArticle(context: Context, actor: Person, id: string, change: ArticleChange) {
  await context.limits.take('article_save', { account: actor.id })
  return transact(context, async (tx) => {
    const article = await lockArticle(tx, actor.id, id)
    if (!article) throw new Refusal('not_found')
    const after = changed(article, change)
    // The same save comes once more from a browser that never heard the answer to the first.
    if (isSame(article, after)) return showOwnArticle(context, actor, id, tx)
    checkVersion(article, change.version)
    const isOther = after.service_ids.join() !== article.service_ids.join()
    if (isOther) await checkServices(tx, actor.id, after.service_ids)
    await writeArticle(context, tx, article, { ...after, version: article.version + 1 })
    return showOwnArticle(context, actor, id, tx)
  })
}

export function checkVersion(article: LockedArticle, version: number) {
  if (article.version !== version) throw new Refusal('changed_elsewhere')
}

/**
 * A2 writes into a draft; of a published article it waits beside what readers see. The version counts words
 * alone: a cover that comes while somebody types is no other tab.
 */
export async function writeArticle(
  context: Context,
  tx: Tx,
  article: LockedArticle,
  patch: Patch<'article'>,
) {
  const step = isPublished(article.status as ArticleState)
    ? articleMachine.editPublished
    : articleMachine.edit
  await perform(context, tx, step, article, {
    patch: {
      ...patch,
      updated_at: context.clock.now(),
    },
  })
}

const changed = (
  { title, category, html, html_mark, service_ids }: LockedArticle,
  change: Omit<ArticleChange, 'version'>,
) => ({
  title: change.title ?? title,
  category: change.category === undefined ? category : change.category,
  ...(change.description === undefined || change.description === html
    ? { html, html_mark }
    : keepHtml(change.description)),
  service_ids: change.services ?? service_ids,
})

/** How the words were cleaned is nothing that anybody wrote. */
const isSame = (article: LockedArticle, { html_mark: _, ...after }: ReturnType<typeof changed>) => {
  const { html_mark: __, ...before } = changed(article, {})
  return JSON.stringify(after) === JSON.stringify(before)
}
