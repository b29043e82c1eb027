import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, newerThan, olderThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { ArticleState } from './article-state.ts'

const columns = [
  'article.id',
  'article.agent_id',
  'article.status',
  'article.version',
  'article.title',
  'article.category',
  'article.html',
  'article.html_mark',
  'article.cover_id',
  'article.service_ids',
  'article.attachment_ids',
  'article.submitted_at',
  'article.review_reason',
  'article.reviewed_at',
  'article.approved_at',
  'article.published_at',
  'article.hidden_at',
  'article.hidden_reason',
  'article.trashed_at',
  'article.trashed_from',
  'article.created_at',
  'article.updated_at',
] as const

const articles = (db: Reader) =>
  db
    .selectFrom('article')
    .leftJoin('live_article as live', 'live.article_id', 'article.id')
    .innerJoin('agent', 'agent.person_id', 'article.agent_id')
    .select(columns)
    .select(['live.slug', 'live.likes', 'live.is_shown', 'agent.username'])

export type ArticleRow = Awaited<ReturnType<typeof articlesByChange>>[number]

/** An article that our team hides is none of the published: it waits for its agent, or for our team once it was sent. */
const place = sql<ArticleState>`case
  when article.hidden_at is null then article.status
  when article.status = 'changes_pending' then 'pending'
  when article.status in ('published', 'changing', 'changes_rejected') then 'rejected'
  else article.status end`

interface Page {
  limit: number
  after: [time: string, id: string] | null
  states: readonly ArticleState[] | null
}

/** The last changed comes first, and there is one more than a page. */
export function articlesByChange(db: Reader, agentId: string, { limit, after, states }: Page) {
  let page = articles(db)
    .where('article.agent_id', '=', agentId)
    .orderBy('article.updated_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(limit + 1)
  if (states) page = page.where(place, '=', sql<ArticleState>`any(${states})`)
  if (after) page = page.where(olderThan('article.updated_at', 'article.id', after))
  return page.execute()
}

export const findArticle = (db: Reader, agentId: string, id: string) =>
  articles(db).where('article.agent_id', '=', agentId).where('article.id', '=', id).executeTakeFirst()

/** Whoever publishes of one author does it one after the other: two articles never take the same address. */
export const lockAuthor = (tx: Tx, agentId: string) =>
  tx.selectFrom('agent').select('person_id').where('person_id', '=', agentId).forNoKeyUpdate().execute()

/** Until the transaction ends, nobody else changes it. Its author is held first. */
export async function lockArticle(tx: Tx, agentId: string, id: string) {
  await lockAuthor(tx, agentId)
  return tx
    .selectFrom('article')
    .select(columns)
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
export type LockedArticle = NonNullable<Awaited<ReturnType<typeof lockArticle>>>

export const addArticle = (tx: Tx, article: Insertable<DB['article']>) =>
  tx.insertInto('article').values(article).returning('id').executeTakeFirstOrThrow()

/** A hidden article goes on counting against its agent, also where they erase it. */
export const keepMarkOfHidden = (tx: Tx, id: string, articles_trusted_from: Date) =>
  tx
    .updateTable('agent')
    .set({ articles_trusted_from })
    .from('article')
    .whereRef('agent.person_id', '=', 'article.agent_id')
    .where('article.id', '=', id)
    .where('article.hidden_at', 'is not', null)
    .execute()

export const eraseArticleRow = (tx: Tx, id: string) => tx.deleteFrom('article').where('id', '=', id).execute()

export const articlesOf = (db: Reader, agentId: string) =>
  db.selectFrom('article').select('id').where('agent_id', '=', agentId).execute()

export const countByState = (db: Reader, agentId: string) =>
  db
    .selectFrom('article')
    .select((eb) => [place.as('status'), eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('agent_id', '=', agentId)
    .groupBy(place)
    .execute()

/** Put into the trash before this moment. */
export const longInTrash = (db: Reader, before: Date, after: AgeKey | null, most: number) => {
  let batch = db
    .selectFrom('article')
    .select(['id', 'agent_id', 'trashed_at as due_at'])
    .$narrowType<{ due_at: Date }>()
    .where('status', '=', 'trash')
    .where('trashed_at', '<', before)
    .orderBy('trashed_at')
    .orderBy('id')
    .limit(most)
  if (after) batch = batch.where(newerThan('trashed_at', 'id', after))
  return batch.execute()
}

/** Articles, or what readers see of them, that were cleaned by other rules than those of today. */
export const cleanedOtherwise = (db: Reader, mark: string, after: AgeKey | null, most: number) => {
  const isOther = (column: string) => sql<boolean>`not starts_with(${sql.ref(column)}, ${mark})`
  let batch = db
    .selectFrom('article')
    .leftJoin('live_article as live', 'live.article_id', 'article.id')
    .select(['article.id', 'article.agent_id', 'article.created_at as due_at'])
    .where((eb) => eb.or([isOther('article.html_mark'), isOther('live.html_mark')]))
    .orderBy('article.created_at')
    .orderBy('article.id')
    .limit(most)
  if (after) batch = batch.where(newerThan('article.created_at', 'article.id', after))
  return batch.execute()
}

/** How it was cleaned is no change of what is written: its version and its day stay. */
export const setHtml = (tx: Tx, id: string, kept: { html: string; html_mark: string }) =>
  tx.updateTable('article').set(kept).where('id', '=', id).execute()

/** Approvals from before a hidden article was erased count no more. */
const isOfTrust = sql<boolean>`article.approved_at > coalesce(agent.articles_trusted_from, '-infinity')`

/** It decides whether our team reads what an agent writes before it is published. */
export const findTrust = (db: Reader, agentId: string) =>
  db
    .selectFrom('agent')
    .leftJoin('article', 'article.agent_id', 'agent.person_id')
    .select(({ fn, cast }) => [
      'agent.verified_at',
      cast<number>(fn.count('article.approved_at'), 'integer').as('approved'),
      cast<number>(fn.count('article.approved_at').filterWhere(isOfTrust), 'integer').as('counting'),
      cast<number>(fn.count('article.hidden_at'), 'integer').as('hidden'),
    ])
    .where('agent.person_id', '=', agentId)
    .groupBy('agent.person_id')
    .executeTakeFirst()

/** Services that are put away are left out. */
export const servicesToName = (db: Reader, agentId: string, ids: readonly string[]) =>
  db
    .selectFrom('service')
    .innerJoin('country', 'country.iso', 'service.country_iso')
    .select(['service.id', 'service.title', 'country.name as country'])
    .where('service.agent_id', '=', agentId)
    .where('service.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('service.status', '<>', 'archived')
    .execute()
