import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../platform/database/database.ts'

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

/** The newest first; one more than a page, so that the caller sees whether there is another. */
export function peopleByAge(db: Reader, { limit, after, words, status }: PeoplePage) {
  let page = people(db)
    .orderBy('person.created_at', 'desc')
    .orderBy('person.id', 'desc')
    .limit(limit + 1)
  for (const word of words) page = page.where(searched, 'ilike', `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  if (status) page = page.where('person.suspended_at', status === 'suspended' ? 'is not' : 'is', null)
  if (after)
    page = page.where(
      sql<boolean>`(person.created_at, person.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    )
  return page.execute()
}

/** To the letter the expression of the index `person_by_words`. */
const searched: RawBuilder<string> = sql`(person.first_name || ' ' || person.last_name || ' ' || person.email)`

export const findPersonDetails = (db: Reader, id: string, now: Date) =>
  people(db)
    .leftJoin('country', 'country.iso', 'person.country_iso')
    .leftJoin('person as suspender', 'suspender.id', 'person.suspended_by')
    .select((eb) => [
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

export const allStaff = (db: Reader) =>
  db
    .selectFrom('person')
    .select(['email', 'first_name', 'last_name', 'staff_since'])
    .where('staff_since', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('email')
    .execute()

export interface AuditEntry {
  staff_id: string
  action:
    | 'suspend_person'
    | 'lift_suspension'
    | 'sign_out_person'
    | 'join_staff'
    | 'leave_staff'
    | 'verify_licence'
    | 'fail_licence'
    | 'revoke_licence'
    | 'claim_verification'
    | 'open_document'
    | 'verify_agent'
    | 'fail_verification'
    | 'revoke_verification'
    | 'grant_verification_try'
    | 'make_promos'
    | 'withdraw_promo'
    | 'unpublish_service'
    | 'archive_service'
    | 'check_ledger'
    | 'settle_payment_alarm'
    | 'hide_reported'
    | 'dismiss_report'
    | 'uphold_report'
    | 'reverse_report'
  /** Null where it is about nobody who is still here. */
  subject_id: string | null
  details: Record<string, string>
  created_at: Date
}

export const addAuditEntry = (tx: Tx, { details, ...entry }: AuditEntry) =>
  tx
    .insertInto('audit_entry')
    .values({ ...entry, details: JSON.stringify(details) })
    .returning('id')
    .executeTakeFirstOrThrow()

interface AuditPage {
  limit: number
  after: [createdAt: string, id: string] | null
  subject: string | undefined
}

export function auditEntriesByAge(db: Reader, { limit, after, subject }: AuditPage) {
  let page = db
    .selectFrom('audit_entry')
    .innerJoin('person as staff', 'staff.id', 'audit_entry.staff_id')
    .leftJoin('person as subject', 'subject.id', 'audit_entry.subject_id')
    .select([
      'audit_entry.id',
      'audit_entry.action',
      'audit_entry.details',
      'audit_entry.created_at',
      'audit_entry.staff_id',
      'staff.first_name as staff_first_name',
      'staff.last_name as staff_last_name',
      'audit_entry.subject_id',
      'subject.first_name as subject_first_name',
      'subject.last_name as subject_last_name',
    ])
    .orderBy('audit_entry.created_at', 'desc')
    .orderBy('audit_entry.id', 'desc')
    .limit(limit + 1)
  if (subject) page = page.where('audit_entry.subject_id', '=', subject)
  if (after)
    page = page.where(
      sql<boolean>`(audit_entry.created_at, audit_entry.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    )
  return page.execute()
}
export type AuditRow = Awaited<ReturnType<typeof auditEntriesByAge>>[number]
