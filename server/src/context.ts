import type pg from 'pg'
import { cron } from './cron.ts'
import { jobs } from './jobs.ts'
import { countPaymentAlarms } from './money/payments/count-alarms.ts'
import { openPasswords, type Passwords } from './people/identity/sign-in/password.ts'
import type { Bus } from './platform/bus/bus.ts'
import { processBus } from './platform/bus/process-bus.ts'
import { redisBus } from './platform/bus/redis-bus.ts'
import type { Captcha } from './platform/captcha/captcha.ts'
import { openCaptcha } from './platform/captcha/open-captcha.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Database, openDatabase, openPool, type Tx } from './platform/database/database.ts'
import type { Files } from './platform/files/files.ts'
import { openFiles } from './platform/files/open-files.ts'
import type { Job } from './platform/jobs/define-job.ts'
import { type Jobs, openJobs } from './platform/jobs/jobs.ts'
import { fallbackLimitStore } from './platform/limits/fallback-store.ts'
import { type Limits, openLimits } from './platform/limits/limits.ts'
import { postgresLimitStore } from './platform/limits/postgres-store.ts'
import { redisLimitStore } from './platform/limits/redis-store.ts'
import { type Log, openLog } from './platform/log.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { type Metrics, openMetrics } from './platform/metrics.ts'
import { openProcessor } from './platform/payments/open-processor.ts'
import type { Processor } from './platform/payments/processor.ts'
import { openProbes, type Probes } from './platform/probes.ts'
import { openRedis } from './platform/redis.ts'
import type { Settings } from './settings/settings.ts'

/** What the server holds. Use cases take it first; tests replace its parts. */
export interface Context {
  settings: Settings
  clock: Clock
  log: Log
  pool: pg.Pool
  db: Database
  mailer: Mailer
  files: Files
  captcha: Captcha
  passwords: Passwords
  processor: Processor
  jobs: Jobs
  bus: Bus
  limits: Limits
  metrics: Metrics
  /** Whether the parts outside of the process answer. */
  probes: Probes
  /** The transaction an idempotent call runs in; `transact` joins it. */
  tx?: Tx
}

export interface OpenContext {
  context: Context
  close(): Promise<void>
}

/** Opens all parts; when one cannot be opened, those before it are closed again. A command is patient: its statements may take long. */
export async function openContext(
  settings: Settings,
  databaseUrl: string,
  replaced: Partial<Context> = {},
  allJobs: Job[] = jobs,
  { isPatient = false }: { isPatient?: boolean } = {},
): Promise<OpenContext> {
  const opened: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closeOne of opened.splice(0).reverse()) await closeOne()
  }
  try {
    const log = replaced.log ?? openLog(settings)
    const clock = replaced.clock ?? systemClock
    const brokenConnection = (error: Error) => log.error(error, 'a database connection broke')

    const pool = openPool(databaseUrl, brokenConnection, { isPatient })
    const db = openDatabase(pool)
    opened.push(() => db.destroy())

    const { redis } = settings
    const redisConnection = redis && (await openRedis(redis.url, log))
    const shared = redisConnection && fallbackLimitStore(redisLimitStore(redisConnection), log)
    const limitStore = shared ?? postgresLimitStore(openPool(databaseUrl, brokenConnection, { size: 2 }))
    opened.push(() => limitStore.close())
    const limits = openLimits(limitStore, clock)

    const bus = redis ? await redisBus(redis.url, log) : processBus(log)
    opened.push(() => bus.close())

    const mailer = replaced.mailer ?? (await openMailer(settings, db, clock))
    opened.push(() => mailer.close())

    const files = await openFiles(settings)
    // Beside the transaction of what it guards, hence by connections of its own, as with the limits.
    const captchaDb = openDatabase(openPool(databaseUrl, brokenConnection, { size: 2 }))
    opened.push(() => captchaDb.destroy())
    const captcha = openCaptcha({ settings, db: captchaDb, clock, log })

    const { processor, close: closeProcessor } = await openProcessor({ settings, clock, log }, databaseUrl)
    opened.push(closeProcessor)

    const probes = openProbes(databaseUrl, redisConnection)
    opened.push(() => probes.close())

    const jobQueue = await openJobs({ databaseUrl, jobs: allJobs, cron, log })
    opened.push(() => jobQueue.stop())
    const metrics = openMetrics({
      pool,
      countDeadLetters: () => jobQueue.countDeadLetters(),
      countPaymentAlarms: () => countPaymentAlarms(db),
      countLimitsHere: () => shared?.countedHere() ?? 0,
      probes,
    })

    const parts = {
      settings,
      clock,
      log,
      pool,
      db,
      mailer,
      files,
      captcha,
      passwords: openPasswords(settings.passwordCost),
      processor,
      jobs: jobQueue,
      bus,
      limits,
      metrics,
      probes,
    }
    return { context: { ...parts, ...replaced }, close }
  } catch (error) {
    await close()
    throw error
  }
}
