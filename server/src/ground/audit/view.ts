import type { AuditEntry } from '@sojourn/contract/desk/staff'
import type { z } from 'zod'
import type { AuditRow } from './store.ts'

export const viewAuditEntry = (row: AuditRow): z.input<typeof AuditEntry> => ({
  id: row.id,
  staff: { uuid: row.staff_id, fullname: fullName(row.staff_first_name, row.staff_last_name) },
  action: row.action,
  subject: row.subject_id
    ? { uuid: row.subject_id, name: fullName(row.subject_first_name, row.subject_last_name) }
    : null,
  details: row.details as Record<string, string>,
  created_at: { date: row.created_at.toISOString() },
})

const fullName = (first: string | null, last: string | null) => `${first ?? ''} ${last ?? ''}`.trim()
