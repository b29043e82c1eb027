import type { NoticePreferences } from '@sojourn/contract/talk/notice-preferences'
import { MINUTE_MS } from '../clock.ts'
import type { Mail } from './mail.ts'
import { nextDigest, quietUntil } from './quiet-hours.ts'

/** Whoever looks into the app within this time needs no email. */
const READ_WITHIN_MS = 15 * MINUTE_MS

interface Reader {
  chosen: NoticePreferences
  zone: string
}

/** Null means that the mail goes out at once. */
export function holdUntil(
  mail: Mail,
  { chosen, zone }: Reader,
  { now, isInApp }: { now: Date; isInApp: boolean },
): Date | null {
  const calm = calmTime(mail, { chosen, zone }, { now, isInApp })
  const due = quietUntil(calm, chosen.quiet, zone) ?? calm
  const isTooLate = mail.deadline && new Date(mail.deadline) <= due
  return due > now && !isTooLate ? due : null
}

/** A file for the calendar goes out by itself, and so does what its reader must know in any case. */
function calmTime(
  mail: Mail,
  { chosen, zone }: Reader,
  { now, isInApp }: { now: Date; isInApp: boolean },
): Date {
  if (mail.needed || mail.calendar) return now
  if (chosen.mail_rhythm === 'daily') return nextDigest(now, zone)
  return isInApp ? new Date(now.getTime() + READ_WITHIN_MS) : now
}
