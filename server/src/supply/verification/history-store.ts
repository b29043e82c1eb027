import { sql } from 'kysely'
import { VERIFICATION_FACTS } from '../../ground/facts/facts.ts'
import type { Reader } from '../../platform/database/database.ts'

const MOST = 100

/** The newest comes first. */
export const stepsOf = (db: Reader, agentId: string) =>
  db
    .selectFrom('fact')
    .leftJoin('person as actor', 'actor.id', 'fact.actor_id')
    .select([
      'fact.actor_mode',
      'fact.actor_id',
      'actor.first_name as actor_first_name',
      'actor.last_name as actor_last_name',
      sql<string>`fact.details->>'from'`.as('from_label'),
      sql<string>`fact.details->>'to'`.as('to_label'),
      sql<Record<string, string>>`fact.details->'reasons'`.as('reasons'),
      'fact.reason',
      sql<boolean>`(fact.details->>'is_final')::boolean`.as('is_final'),
      'fact.request_id',
      'fact.created_at',
    ])
    .where('fact.agent_id', '=', agentId)
    .where('fact.fact', 'in', VERIFICATION_FACTS)
    .orderBy('fact.created_at', 'desc')
    .orderBy('fact.id', 'desc')
    .limit(MOST)
    .execute()
/** The last time our team took their word for it, or took it for good; a later one can be left out. */
export const lastVerdictOf = (db: Reader, agentId: string, but: string | null = null) =>
  db
    .selectFrom('fact')
    .select('fact')
    .where('agent_id', '=', agentId)
    .where((eb) =>
      eb.or([
        eb('fact', 'in', ['verification_revoked', 'verification_confirmed']),
        eb('fact', '=', 'verification_failed').and(sql<boolean>`(details->>'is_final')::boolean`),
      ]),
    )
    .$if(but !== null, (query) => query.where('id', '!=', but ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type StepRow = Awaited<ReturnType<typeof stepsOf>>[number]
