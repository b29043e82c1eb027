import type { Account } from '@sojourn/contract/people/account'
import { roleOf } from '../identity/sessions/role.ts'
import type { AccountRow } from './store.ts'

export function viewAccount(row: AccountRow): Account {
  const role = roleOf({
    is_staff: row.staff_since !== null,
    is_verified: row.verified_at !== null,
    mode: row.mode,
  })
  return {
    uuid: row.id,
    role,
    is_a: role,
    switched: row.mode !== row.home,
    home: row.home as Account['home'],
    is_verified: row.verified_at !== null,
    email: { address: row.email, verified: row.email_verified_at !== null },
    fullname: `${row.first_name} ${row.last_name}`,
    first_name: row.first_name,
    firstName: row.first_name,
    last_name: row.last_name,
    profile_picture: row.picture_key && pathOfPicture(row.picture_key),
    order_count: row.order_count,
    unread_count: row.unread_count,
    timezone: row.timezone ? { name: row.timezone } : null,
    clock: row.clock as Account['clock'],
    language: row.language,
    phone: row.phone,
    about: row.about,
    dob: row.dob,
    gender: row.gender as Account['gender'],
    address: viewAddress(row),
    nationality: {
      passports: [row.passport_iso, row.second_passport_iso].filter((iso) => iso !== null),
      residence: row.residence_iso,
    },
    username: row.username,
    suspension:
      row.suspended_at && row.suspended_reason
        ? { reason: row.suspended_reason, since: row.suspended_at.toISOString() }
        : null,
    deletion: row.deletion_due_at ? { due_at: row.deletion_due_at.toISOString() } : null,
    created_at: { date: row.created_at.toISOString() },
  }
}

const viewAddress = (row: AccountRow): Account['address'] =>
  row.country_iso
    ? {
        country: row.country_iso,
        state: row.state ?? '',
        city: row.city ?? '',
        altCity: row.alt_city,
        postal_code: row.postal_code ?? '',
        address: row.street ?? '',
      }
    : null

/** A picture lies under `pictures/{id}` and is fetched as `/api/pictures/{id}.webp`. */
const pathOfPicture = (key: string) => `/api/${key}.webp`
