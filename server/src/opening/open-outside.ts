import { openCaptcha } from '../platform/captcha/open-captcha.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, openDatabase, openPool } from '../platform/database/database.ts'
import type { DatabaseWay } from '../platform/database/database-way.ts'
import { openFiles } from '../platform/files/open-files.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { openMailer } from '../platform/mail/open-mailer.ts'
import { openProcessor } from '../platform/payments/open-processor.ts'
import { openScanner } from '../platform/scanning/open-scanner.ts'
import { tracePart } from '../platform/tracing/trace-part.ts'
import type { Settings } from '../settings/settings.ts'
import type { Watching } from './open-watching.ts'
import type { Opened } from './opened.ts'

interface Wanted {
  settings: Settings
  way: DatabaseWay
  db: Database
  clock: Clock
  /** It takes the place of the mail server. */
  mailer: Mailer | undefined
}

/** Opens what stands outside of the house, which may hang, fail or come back. */
export async function openOutside(
  { settings, way, db, clock, mailer: replaced }: Wanted,
  { tracing, logOf, brokenConnection }: Watching,
  opened: Opened,
) {
  const mailer = replaced ?? (await openMailer(settings, db, clock))
  opened.push(() => mailer.close())

  const files = await openFiles(settings, clock)
  // The captcha has connections of its own, beside the transaction of what it guards, as with the limits.
  const captchaDb = openDatabase(openPool(way, brokenConnection, { size: 2 }))
  opened.push(() => captchaDb.destroy())

  const { processor, close } = await openProcessor({ settings, clock, log: logOf('processor') }, way)
  opened.push(close)
  return {
    mailer: tracePart(tracing, 'mail', mailer),
    files: tracePart(tracing, 'files', files),
    scanner: tracePart(tracing, 'scanner', openScanner(settings)),
    captcha: openCaptcha({ settings, db: captchaDb, clock, log: logOf('captcha') }),
    processor: tracePart(tracing, 'processor', processor),
  }
}
