import type { Settings } from '../../settings.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Mailer } from './mailer.ts'
import { openOutbox } from './outbox-mailer.ts'
import { openSmtpMailer } from './smtp-mailer.ts'

export const openMailer = ({ mail, mailFrom, origin }: Settings, db: Database, clock: Clock): Mailer =>
  mail.kind === 'smtp' ? openSmtpMailer({ url: mail.url, from: mailFrom, origin }) : openOutbox(db, clock)
