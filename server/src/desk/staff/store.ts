import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'
import { like } from '../../platform/database/like.ts'

const people = (db: Reader) =>
  db
    .selectFrom('person')
    .leftJoin('agent', 'agent.person_id', 'person.id')
    .select((eb) => [
      'person.id',
      'person.first_name',
      'person.last_name',
      'person.email',
      eb('person.email_verified_at', 'is not', null).$castTo<boolean>().as('email_verified'),
      'person.mode',
      eb('person.staff_since', 'is not', null).$castTo<boolean>().as('is_staff'),
      eb('agent.verified_at', 'is not', null).$castTo<boolean>().as('is_verified'),
      'person.suspended_at',
      'person.created_at',
      eb
        .selectFrom('session')
        .select((session) => session.fn.max('session.last_seen_at').as('last_seen_at'))
        .whereRef('session.person_id', '=', 'person.id')
        .as('last_seen_at'),
    ])
    .where('person.deleted_at', 'is', null)

export type PersonLine = Awaited<ReturnType<typeof peopleByAge>>[number]

interface PeoplePage {
  limit: number
  after: [createdAt: string, id: string] | null
  /** Each must be found in the name or the email. */
  words: string[]
  status: 'suspended' | 'active' | undefined
}

/** The newest comes first, and one more than a page tells the caller that there is another. */
export function peopleByAge(db: Reader, { limit, after, words, status }: PeoplePage) {
  let page = people(db)
    .orderBy('person.created_at', 'desc')
    .orderBy('person.id', 'desc')
    .limit(limit + 1)
  for (const word of words) page = page.where(searched, 'ilike', like(word))
  if (status) page = page.where('person.suspended_at', status === 'suspended' ? 'is not' : 'is', null)
  if (after) page = page.where(olderThan('person.created_at', 'person.id', after))
  return page.execute()
}

/** It is to the letter the expression of the index `person_by_words`. */
const searched: RawBuilder<string> = sql`(person.first_name || ' ' || person.last_name || ' ' || person.email)`

export const findPersonDetails = (db: Reader, id: string, now: Date) =>
  people(db)
    .leftJoin('country', 'country.iso', 'person.country_iso')
    .leftJoin('person as suspender', 'suspender.id', 'person.suspended_by')
    .select((eb) => [
      'agent.person_id as agent_id',
      'person.phone',
      'country.name as country',
      'person.timezone',
      'person.suspended_reason',
      'suspender.first_name as suspender_first_name',
      'suspender.last_name as suspender_last_name',
      'person.deletion_due_at',
      eb
        .exists(
          eb
            .selectFrom('two_step')
            .select('two_step.person_id')
            .whereRef('two_step.person_id', '=', 'person.id')
            .where('two_step.confirmed_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('two_step'),
      eb
        .selectFrom('session')
        .select((session) => session.fn.countAll<number>().as('count'))
        .whereRef('session.person_id', '=', 'person.id')
        .where('session.ended_at', 'is', null)
        .where('session.expires_at', '>', now)
        .as('sessions'),
    ])
    .where('person.id', '=', id)
    .executeTakeFirst()
export type PersonDetailsRow = NonNullable<Awaited<ReturnType<typeof findPersonDetails>>>

/** Until the transaction ends, nobody else changes the person. */
export const lockPerson = (tx: Tx, id: string) =>
  tx
    .selectFrom('person')
    .select(['id', 'email', 'staff_since', 'suspended_at', 'suspended_reason'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const lockPersonOfEmail = (tx: Tx, email: string) =>
  tx
    .selectFrom('person')
    .select(['id', 'email', 'email_verified_at', 'staff_since', 'suspended_at', 'deletion_due_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

interface Suspension {
  suspended_at: Date | null
  suspended_reason: string | null
  suspended_by: string | null
}

export const setSuspension = (tx: Tx, id: string, suspension: Suspension) =>
  tx.updateTable('person').set(suspension).where('id', '=', id).execute()

export const setStaff = (tx: Tx, id: string, since: Date | null) =>
  tx.updateTable('person').set({ staff_since: since }).where('id', '=', id).execute()

/** Clients can hire them. */
export const hasPublished = async (db: Reader, personId: string) =>
  (await db
    .selectFrom('service')
    .select('id')
    .where('agent_id', '=', personId)
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst()) !== undefined

export const allStaff = (db: Reader) =>
  db
    .selectFrom('person')
    .select(['email', 'first_name', 'last_name', 'staff_since'])
    .where('staff_since', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('email')
    .execute()
