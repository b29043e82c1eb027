import type { Reader } from '../../platform/database/database.ts'

export const readerOf = (db: Reader, agentId: string) =>
  db
    .selectFrom('person')
    .select([
      'email',
      'first_name',
      'last_name',
      'timezone',
      'language',
      'country_iso',
      'deleted_at',
      'deletion_due_at',
    ])
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow()

/** Undefined for who is no agent. */
export const findAgent = (db: Reader, id: string) =>
  db
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .select(['person.id', 'person.email'])
    .where('person.id', '=', id)
    .executeTakeFirst()
