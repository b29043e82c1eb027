import { type ExpressionBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'

/** The row has what readers see, and what decides whether they do. */
export const findReportedArticle = (db: Reader, id: string) =>
  db
    .selectFrom('live_article')
    .innerJoin('article', 'article.id', 'live_article.article_id')
    .innerJoin('agent', 'agent.person_id', 'live_article.agent_id')
    .innerJoin('person', 'person.id', 'live_article.agent_id')
    .select([
      'live_article.agent_id',
      'agent.username',
      'live_article.slug',
      'live_article.title',
      'live_article.html',
      'live_article.is_shown',
      'article.hidden_at',
      'person.suspended_at',
      'person.deleted_at',
    ])
    .where('live_article.article_id', '=', id)
    .executeTakeFirst()

/** The newest decision about a report that hides it, with its reason. */
export const reportThatHides = (db: Reader, id: string) =>
  db
    .selectFrom('report')
    .select(['id', (eb) => eb.fn.coalesce('settlement_reason', 'decision_reason').as('reason')])
    .where('kind', '=', 'article')
    .where('subject_id', '=', id)
    .where('hides', '=', true)
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const since = (now: Date) => (eb: ExpressionBuilder<DB, 'article'>) =>
  eb.fn.coalesce('hidden_at', sql<Date>`${now}::timestamptz`)

export const hideByReport = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('article')
    .set({ hidden_at: since(now) })
    .where('id', '=', id)
    .execute()

export const hideByHand = (tx: Tx, id: string, now: Date, hidden_reason: string) =>
  tx.updateTable('article').set({ hidden_at: now, hidden_reason }).where('id', '=', id).execute()

/** An article that is hidden by hand as well stays hidden. */
export const endHidingByReport = (tx: Tx, id: string) =>
  tx
    .updateTable('article')
    .set({ hidden_at: null })
    .where('id', '=', id)
    .where('hidden_reason', 'is', null)
    .execute()

export const endHidingByHand = (tx: Tx, id: string) =>
  tx.updateTable('article').set({ hidden_at: null, hidden_reason: null }).where('id', '=', id).execute()
