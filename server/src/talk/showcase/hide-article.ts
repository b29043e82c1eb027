import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { findReportedArticle, setArticleHidden } from './store.ts'

/** An article as somebody reports it. */
export async function articleForReport(db: Reader, id: string) {
  const article = await findReportedArticle(db, id)
  if (!article) return null
  const { agent_uuid, username, slug, title, html, hidden_at, suspended_at, deleted_at } = article
  return {
    title,
    text: html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    ownerId: agent_uuid,
    path: `/${username ?? agent_uuid}/articles/${slug}`,
    isHidden: hidden_at !== null,
    isShown: suspended_at === null && deleted_at === null,
  }
}

export async function hideArticle({ clock }: Context, tx: Tx, id: string) {
  await setArticleHidden(tx, id, clock.now())
}

export async function showArticleAgain(_context: Context, tx: Tx, id: string) {
  await setArticleHidden(tx, id, null)
}
