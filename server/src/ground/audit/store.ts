import type { AuditAction, AuditDetails } from '@sojourn/contract/ground/audit-words'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'

export interface AuditEntry {
  staff_id: string
  action: AuditAction
  /** It is null where it is about nobody who is still here. */
  subject_id: string | null
  details: AuditDetails
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
  if (after) page = page.where(olderThan('audit_entry.created_at', 'audit_entry.id', after))
  return page.execute()
}
export type AuditRow = Awaited<ReturnType<typeof auditEntriesByAge>>[number]

interface OfPayout {
  action: AuditAction
  payout: string
  about: string | null
  since: Date
}

/** The time bounds it: nothing leads from a payout to its entries, and those of a release before name their alert only. */
export const newestOfPayout = (db: Reader, { action, payout, about, since }: OfPayout) =>
  db
    .selectFrom('audit_entry')
    .innerJoin('person as staff', 'staff.id', 'audit_entry.staff_id')
    .select([
      'audit_entry.staff_id',
      'audit_entry.created_at',
      'staff.first_name',
      'staff.last_name',
      sql<string | null>`audit_entry.details->>'note'`.as('note'),
    ])
    .where('audit_entry.action', '=', action)
    .where('audit_entry.created_at', '>=', since)
    .where(
      sql<boolean>`case when audit_entry.details ? 'payout' then audit_entry.details->>'payout' = ${payout}
        else audit_entry.details->>'alarm' in (select id::text from payment_alarm where about = ${about}) end`,
    )
    .orderBy('audit_entry.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
