import type { Reader } from '../../platform/database/database.ts'
import { emailsBefore, findGuardsChange } from './guards-changed-store.ts'

/** The guards are the email, the password and the second step; null means that none of them ever changed. */
export const guardsChangedAt = (db: Reader, personId: string) => findGuardsChange(db, personId)

/** A thief who changed the email shall not hide the rest, so mails also go where somebody was written to before a change since then. */
export const formerEmails = (db: Reader, personId: string, since: Date) => emailsBefore(db, personId, since)
