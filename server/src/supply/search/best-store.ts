import type { Reader } from '../../platform/database/database.ts'

export const bestAgents = (db: Reader, limit: number) =>
  db
    .selectFrom('found_agent')
    .innerJoin('agent', 'agent.person_id', 'found_agent.agent_id')
    .select(['agent.person_id as id', 'agent.username'])
    .orderBy('found_agent.standing', 'desc')
    .orderBy('found_agent.agent_id', 'desc')
    .limit(limit)
    .execute()
