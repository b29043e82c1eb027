import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'

/** After which agent a page of them begins. */
export type BestKey = readonly [standing: number, id: string]

/** The best comes first. */
export function bestAgents(db: Reader, after: BestKey | null, limit: number) {
  let page = db
    .selectFrom('found_agent')
    .innerJoin('agent', 'agent.person_id', 'found_agent.agent_id')
    .select(['agent.person_id as id', 'agent.username', 'found_agent.standing'])
    .orderBy('found_agent.standing', 'desc')
    .orderBy('found_agent.agent_id', 'desc')
    .limit(limit)
  if (after)
    page = page.where(
      sql<boolean>`(found_agent.standing, found_agent.agent_id) < (${after[0]}, ${after[1]}::uuid)`,
    )
  return page.execute()
}
