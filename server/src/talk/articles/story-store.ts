import type { Insertable } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

export interface StoryRows {
  articles: Insertable<DB['article']>[]
  live: Insertable<DB['live_article']>[]
  slugs: Insertable<DB['article_slug']>[]
  pictures: Insertable<DB['article_picture']>[]
}

export async function addStoryArticles(tx: Tx, { articles, live, slugs, pictures }: StoryRows) {
  await tx.insertInto('article').values(articles).execute()
  await tx.insertInto('article_picture').values(pictures).execute()
  await tx.insertInto('live_article').values(live).execute()
  await tx.insertInto('article_slug').values(slugs).execute()
}

/** Articles that were erased since count as told too. */
export async function toldBefore(db: Reader, ids: string[], agents: string[]) {
  const known = await db.selectFrom('article').select('id').where('id', 'in', ids).execute()
  const named = await db
    .selectFrom('article_slug')
    .select(['agent_id', 'slug'])
    .where('agent_id', 'in', agents)
    .execute()
  return {
    isTold: known.length > 0,
    addresses: new Set(named.map(({ agent_id, slug }) => `${agent_id}/${slug}`)),
  }
}

/** The agents who are here, with their services in the order they were written. */
export async function servicesOfAgents(db: Reader, agents: string[]) {
  const rows = await db
    .selectFrom('agent')
    .leftJoin('service', 'service.agent_id', 'agent.person_id')
    .select(['agent.person_id', 'service.id'])
    .where('agent.person_id', 'in', agents)
    .orderBy('service.id')
    .execute()
  return Map.groupBy(rows, ({ person_id }) => person_id)
}
