import type { Reader } from '../../platform/database/database.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const findAgentNamed = (db: Reader, nameOrUuid: string) =>
  db
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .select(['agent.person_id as id', 'agent.verified_at', 'person.suspended_at'])
    .where(UUID.test(nameOrUuid) ? 'agent.person_id' : 'agent.username', '=', nameOrUuid.toLowerCase())
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst()

/** Undefined means that they are no agent, or no longer. */
export const findAgentToHire = (db: Reader, id: string) =>
  db
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .select([
      'person.first_name',
      'person.suspended_at',
      'agent.verified_at',
      'agent.plan',
      'agent.away_from',
      'agent.away_until',
    ])
    .where('agent.person_id', '=', id)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst()
