import type { Reader } from '../../platform/database/database.ts'
import { emailsBefore, findGuardsChange } from './guards-changed-store.ts'

/** When the email, the password or the second step of an account last changed; null for none of them. */
export const guardsChangedAt = (db: Reader, personId: string) => findGuardsChange(db, personId)

/** A thief who changed the email shall not hide the rest, so mails also go where somebody was written to before a change since then. */
export const formerEmails = (db: Reader, personId: string, since: Date) => emailsBefore(db, personId, since)
