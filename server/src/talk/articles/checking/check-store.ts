import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'
import { newerThan, olderThan } from '../../../platform/database/keyset.ts'
import { IN_REVIEW } from '../article-state.ts'

/** With whose they are, for our team. */
const toCheck = (db: Reader) =>
  db
    .selectFrom('article')
    .innerJoin('agent', 'agent.person_id', 'article.agent_id')
    .innerJoin('person', 'person.id', 'article.agent_id')
    .leftJoin('live_article as live', 'live.article_id', 'article.id')
    .select([
      'article.id',
      'article.agent_id',
      'article.status',
      'article.version',
      'article.title',
      'article.category',
      'article.hidden_at',
      'article.submitted_at',
      'article.reviewed_at',
      'article.review_reason',
      'agent.username',
      'agent.verified_at',
      'person.email',
      'person.first_name',
      'person.last_name',
      'live.slug',
      'live.is_shown',
    ])
    .where('person.deleted_at', 'is', null)
    .where('article.status', '<>', 'trash')

export type CheckedRow = Awaited<ReturnType<typeof waitingArticles>>[number]

interface Page {
  limit: number
  after: [time: string, id: string] | null
}

/** The oldest comes first, and there is one more than a page. */
export function waitingArticles(db: Reader, { limit, after }: Page) {
  let page = toCheck(db)
    .where('article.status', 'in', IN_REVIEW)
    .orderBy('article.submitted_at')
    .orderBy('article.id')
    .limit(limit + 1)
  if (after) page = page.where(newerThan('article.submitted_at', 'article.id', after))
  return page.execute()
}

/** The last changed comes first. */
export function checkedArticles(
  db: Reader,
  queue: 'published' | 'rejected' | 'hidden',
  { limit, after }: Page,
) {
  let page = toCheck(db)
    .orderBy('article.updated_at', 'desc')
    .orderBy('article.id', 'desc')
    .select('article.updated_at')
    .limit(limit + 1)
  if (queue === 'hidden') page = page.where('article.hidden_at', 'is not', null)
  if (queue === 'published') page = page.where('live.is_shown', '=', true)
  if (queue === 'rejected') page = page.where('article.status', 'in', ['rejected', 'changes_rejected'])
  if (after) page = page.where(olderThan('article.updated_at', 'article.id', after))
  return page.execute()
}

export const findToCheck = (db: Reader, id: string) =>
  toCheck(db)
    .select([
      'article.html',
      'article.html_mark',
      'article.hidden_reason',
      'article.cover_id',
      'article.service_ids',
      'article.attachment_ids',
    ])
    .where('article.id', '=', id)
    .executeTakeFirst()

/** They are named whatever became of them since. */
export const titlesOfServices = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('service')
    .select(['id', 'title'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
