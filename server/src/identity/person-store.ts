import type { Reader, Tx } from '../platform/database/database.ts'

export const findPersonByEmail = (db: Reader, email: string) =>
  db
    .selectFrom('person')
    .select(['id', 'email', 'first_name', 'password_hash', 'email_verified_at', 'suspended_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** What decides somebody's role. */
export const findStanding = (db: Reader, id: string) =>
  db
    .selectFrom('person')
    .leftJoin('agent', 'agent.person_id', 'person.id')
    .select((eb) => [
      'mode',
      eb('staff_since', 'is not', null).$castTo<boolean>().as('is_staff'),
      eb('agent.verified_at', 'is not', null).$castTo<boolean>().as('is_verified'),
    ])
    .where('person.id', '=', id)
    .executeTakeFirstOrThrow()

interface NewPerson {
  email: string
  first_name: string
  last_name: string
  home: 'subscriber' | 'consultant'
  mode: 'subscriber' | 'consultant'
  password_hash: string | null
  created_at: Date
}

/** Undefined when somebody already has the email: two signups at once make one person. */
export const addPerson = (tx: Tx, person: NewPerson) =>
  tx
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** The agent side of a person, made the first time it is needed. */
export const addAgent = (tx: Tx, personId: string, now: Date) =>
  tx
    .insertInto('agent')
    .values({ person_id: personId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
