import type { PersonDetails, PersonRow } from '@sojourn/contract/desk/staff'
import type { z } from 'zod'
import { roleOf } from '../../people/identity/sessions/role.ts'
import type { PersonDetailsRow, PersonLine } from './store.ts'

export const viewPerson = (row: PersonLine): z.input<typeof PersonRow> => ({
  uuid: row.id,
  fullname: fullName(row.first_name, row.last_name),
  email: row.email,
  email_verified: row.email_verified,
  is_a: roleOf(row),
  suspended_at: row.suspended_at?.toISOString() ?? null,
  created_at: { date: row.created_at.toISOString() },
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
})

export const viewPersonDetails = (
  row: PersonDetailsRow,
  plan: z.input<typeof PersonDetails>['plan'],
): z.input<typeof PersonDetails> => ({
  ...viewPerson(row),
  phone: row.phone,
  country: row.country,
  timezone: row.timezone,
  two_step: row.two_step,
  suspension:
    row.suspended_at && row.suspended_reason
      ? {
          reason: row.suspended_reason,
          since: row.suspended_at.toISOString(),
          by: fullName(row.suspender_first_name, row.suspender_last_name),
        }
      : null,
  deletion_due_at: row.deletion_due_at?.toISOString() ?? null,
  sessions: row.sessions ?? 0,
  plan,
})

const fullName = (first: string | null, last: string | null) => `${first ?? ''} ${last ?? ''}`.trim()
