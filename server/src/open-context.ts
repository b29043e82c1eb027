import type { Context } from './context.ts'
import { cron, fills, jobs, personalData } from './domains.ts'
import { listeners } from './listeners.ts'
import { countPaymentAlarms } from './money/payments/alarms/count-alarms.ts'
import { payables } from './payables.ts'
import { openPasswords } from './people/identity/sign-in/password.ts'
import { postgresBus } from './platform/bus/postgres-bus.ts'
import { redisBus } from './platform/bus/redis-bus.ts'
import { openCaptcha } from './platform/captcha/open-captcha.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase, openPool } from './platform/database/database.ts'
import { openFiles } from './platform/files/open-files.ts'
import { SYSTEM } from './platform/http/by.ts'
import type { Job } from './platform/jobs/define-job.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { fallbackLimitStore } from './platform/limits/fallback-store.ts'
import { openLimits } from './platform/limits/limits.ts'
import { postgresLimitStore } from './platform/limits/postgres-store.ts'
import { redisLimitStore } from './platform/limits/redis-store.ts'
import { openLog } from './platform/log.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { openMetrics } from './platform/metrics.ts'
import { openProcessor } from './platform/payments/open-processor.ts'
import { openProbes } from './platform/probes.ts'
import { openRedis } from './platform/redis.ts'
import { openScanner } from './platform/scanning/open-scanner.ts'
import type { Settings } from './settings/settings.ts'

export interface OpenContext {
  context: Context
  close(): Promise<void>
}

/** Opens all parts; when one cannot be opened, those before it are closed again. A command is patient: its statements may take long. */
export async function openContext(
  settings: Settings,
  databaseUrl: string,
  replaced: Partial<Context> = {},
  allJobs: readonly Job[] = jobs,
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

    const bus = redis ? await redisBus(redis.url, log) : postgresBus(databaseUrl, pool, log)
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
      scanner: openScanner(settings),
      captcha,
      passwords: openPasswords(settings.passwordCost),
      processor,
      jobs: jobQueue,
      bus,
      limits,
      metrics,
      probes,
      listeners,
      payables,
      fills,
      personalData,
      by: SYSTEM,
    }
    return { context: { ...parts, ...replaced }, close }
  } catch (error) {
    await close()
    throw error
  }
}
