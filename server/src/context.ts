import type pg from 'pg'
import type { Listeners } from './ground/facts/listeners.ts'
import type { Payables } from './money/payments/payable.ts'
import type { Passwords } from './people/identity/sign-in/password.ts'
import type { Bus } from './platform/bus/bus.ts'
import type { Captcha } from './platform/captcha/captcha.ts'
import type { Clock } from './platform/clock.ts'
import type { Rule } from './platform/data-rules.ts'
import type { Database, Tx } from './platform/database/database.ts'
import type { Reading } from './platform/database/replica/reading.ts'
import type { Files } from './platform/files/files.ts'
import type { By } from './platform/http/by.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Limits } from './platform/limits/limits.ts'
import type { Log } from './platform/log.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Fill } from './platform/nodes/fill.ts'
import type { Processor } from './platform/payments/processor.ts'
import type { Probes } from './platform/probes.ts'
import type { Scanner } from './platform/scanning/scanner.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import type { Settings } from './settings/settings.ts'

/** Use cases take the context first; tests replace its parts. */
export interface Context {
  settings: Settings
  clock: Clock
  log: Log
  /** The log of one part, by which its errors are counted. */
  logOf(part: string): Log
  pool: pg.Pool
  db: Database
  /** Only what strangers read is read there. */
  reading: Reading
  mailer: Mailer
  files: Files
  scanner: Scanner
  captcha: Captcha
  passwords: Passwords
  processor: Processor
  jobs: Jobs
  bus: Bus
  limits: Limits
  metrics: Metrics
  tracing: Tracing
  /** The probes ask whether the parts outside of the process answer. */
  probes: Probes
  listeners: Listeners
  payables: Payables
  /** A fill runs again after an upgrade. */
  fills: readonly Fill[]
  personalData: Readonly<Record<string, Rule>>
  by: By
  /** The transaction an idempotent call runs in; `transact` joins it. */
  tx?: Tx
}
