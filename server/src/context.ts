import type pg from 'pg'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Database, openDatabase, openPool, type Tx } from './platform/database/database.ts'
import { type Log, openLog } from './platform/log.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import type { Settings } from './settings.ts'

/** What the server holds. Use cases take it first; tests replace its parts. */
export interface Context {
  settings: Settings
  clock: Clock
  log: Log
  pool: pg.Pool
  db: Database
  mailer: Mailer
  /** The transaction an idempotent call runs in; `transact` joins it. */
  tx?: Tx
}

export interface OpenContext {
  context: Context
  close(): Promise<void>
}

export async function openContext(
  settings: Settings,
  databaseUrl: string,
  replaced: Partial<Context> = {},
): Promise<OpenContext> {
  const log = replaced.log ?? openLog(settings)
  const pool = openPool(databaseUrl, (error) => log.error(error, 'an idle database connection broke'))
  const db = openDatabase(pool)
  const clock = replaced.clock ?? systemClock
  const mailer = replaced.mailer ?? openMailer(settings, db, clock)
  const context: Context = { settings, clock, log, pool, db, mailer, ...replaced }
  return {
    context,
    close: async () => {
      await mailer.close()
      await db.destroy()
    },
  }
}
