import type { Settings } from '../../settings/settings.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Mailer } from './mailer.ts'
import { openOutbox } from './outbox/outbox-mailer.ts'

export async function openMailer(
  { mail, mailFrom, origin }: Settings,
  db: Database,
  clock: Clock,
): Promise<Mailer> {
  if (mail.kind !== 'smtp') return openOutbox(db, clock)
  const { openSmtpMailer } = await import('./smtp-mailer.ts')
  return openSmtpMailer({ url: mail.url, from: mailFrom, origin, clock })
}
