import { paths } from '@sojourn/contract/paths/paths'
import type { Context } from '../../../context.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { wordsOf } from '../reading/words-of.ts'
import { endHidingByReport, findReportedArticle, hideByReport } from './hide-store.ts'

export async function articleForReport(db: Reader, id: string) {
  const article = await findReportedArticle(db, id)
  if (!article) return null
  const { agent_id, username, slug, title, html, hidden_at, is_shown, suspended_at, deleted_at } = article
  return {
    title,
    text: wordsOf(html).join(' '),
    ownerId: agent_id,
    path: paths.article(username ?? agent_id, slug),
    isHidden: hidden_at !== null,
    isShown: (is_shown || hidden_at !== null) && suspended_at === null && deleted_at === null,
  }
}

export async function hideArticle({ clock }: Context, tx: Tx, id: string) {
  await hideByReport(tx, id, clock.now())
}

export async function showArticleAgain(_context: Context, tx: Tx, id: string) {
  await endHidingByReport(tx, id)
}
