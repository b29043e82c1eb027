import type { Reader, Tx } from '../../../platform/database/database.ts'

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

export const setArticleHidden = (tx: Tx, id: string, hidden_at: Date | null) =>
  tx.updateTable('article').set({ hidden_at }).where('id', '=', id).execute()
