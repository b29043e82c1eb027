import type { Context } from './context.ts'
import { cron, fills, jobs, personalData } from './domains.ts'
import { listeners } from './listeners.ts'
import { knownFaults } from './money/ledger/known-faults.ts'
import { lastGoodCheck } from './money/ledger/last-good-check.ts'
import { waitingForSeal } from './money/ledger/waiting-for-seal.ts'
import { countPaymentAlarms } from './money/payments/alarms/count-alarms.ts'
import { payables } from './payables.ts'
import { openPasswords } from './people/identity/sign-in/password.ts'
import { postgresBus } from './platform/bus/postgres-bus.ts'
import { redisBus } from './platform/bus/redis-bus.ts'
import { openCaptcha } from './platform/captcha/open-captcha.ts'
import { partLogs } from './platform/counted-log.ts'
import { openAgreedClock } from './platform/database/agreed-clock.ts'
import { timeOfDatabase } from './platform/database/clock-store.ts'
import { openDatabase, openPool } from './platform/database/database.ts'
import { type DatabaseWay, straightTo } from './platform/database/database-way.ts'
import { readingFromPrimary, readingFromReplica } from './platform/database/replica/reading.ts'
import { watchReplica } from './platform/database/replica/watch-replica.ts'
import { slowStatements } from './platform/database/slow-statements.ts'
import { watchBoth } from './platform/database/watch-statement.ts'
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
import { measureParts } from './platform/measures/measure-parts.ts'
import { measureReplica } from './platform/measures/measure-replica.ts'
import { measureRows } from './platform/measures/measure-rows.ts'
import { openMetrics } from './platform/metrics.ts'
import { openProcessor } from './platform/payments/open-processor.ts'
import { openProbes } from './platform/probes.ts'
import { openRedis } from './platform/redis.ts'
import { openScanner } from './platform/scanning/open-scanner.ts'
import { openTracing } from './platform/tracing/open-tracing.ts'
import { traceFetches } from './platform/tracing/trace-fetches.ts'
import { tracePart } from './platform/tracing/trace-part.ts'
import { keepWaitersApart, traceStatements } from './platform/tracing/trace-statements.ts'
import type { Settings } from './settings/settings.ts'

export interface OpenContext {
  context: Context
  close(): Promise<void>
}

/** Opens all parts; when one cannot be opened, those before it are closed again. A command is patient: its statements may take long. */
export async function openContext(
  settings: Settings,
  database: string | DatabaseWay,
  replaced: Partial<Context> = {},
  allJobs: readonly Job[] = jobs,
  { isPatient = false }: { isPatient?: boolean } = {},
): Promise<OpenContext> {
  const way = typeof database === 'string' ? straightTo(database) : database
  const opened: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closeOne of opened.splice(0).reverse()) await closeOne()
  }
  try {
    const metrics = openMetrics()
    const wholeLog = replaced.log ?? openLog(settings)
    const partLog = partLogs(wholeLog, (part) => metrics.errors.inc({ part }))
    const log = partLog('server')
    const databaseLog = partLog('database')
    const brokenConnection = (error: Error) => databaseLog.error(error, 'a database connection broke')
    const tracing = await openTracing(settings.tracing)
    opened.push(tracing.close)
    const stopListening = traceFetches(tracing)
    opened.push(async () => stopListening())
    const slow = slowStatements((statement) => metrics.slowStatements.inc({ statement }), databaseLog)
    const watch = tracing.isOn ? watchBoth(slow, traceStatements(tracing)) : slow

    const pool = openPool(way, brokenConnection, { isPatient, watch })
    if (tracing.isOn) keepWaitersApart(pool)
    const db = openDatabase(pool)
    opened.push(() => db.destroy())

    const openClock = async () => {
      const agreed = await openAgreedClock({
        timeOfDatabase: () => timeOfDatabase(pool),
        log: partLog('clock'),
      })
      opened.push(agreed.close)
      return agreed
    }
    const clock = replaced.clock ?? (await openClock())

    const readUrl = settings.database.kind === 'url' ? settings.database.read : null
    const replica = readUrl && watchReplica({ primary: way, url: readUrl, log: databaseLog, watch })
    if (replica) opened.push(() => replica.close())
    const reading = replica
      ? readingFromReplica({
          pool,
          log: databaseLog,
          replica,
          reads: measureReplica(metrics.registry, replica),
        })
      : readingFromPrimary

    const { redis } = settings
    const redisConnection = redis && (await openRedis(redis.url, partLog('redis')))
    const shared = redisConnection && fallbackLimitStore(redisLimitStore(redisConnection), partLog('limits'))
    const limitStore = shared ?? postgresLimitStore(openPool(way, brokenConnection, { size: 2 }))
    opened.push(() => limitStore.close())
    const limits = openLimits(limitStore, clock)

    const bus = redis
      ? await redisBus(redis.url, partLog('bus'))
      : postgresBus(way.direct, pool, partLog('bus'))
    opened.push(() => bus.close())

    const mailer = replaced.mailer ?? (await openMailer(settings, db, clock))
    opened.push(() => mailer.close())

    const files = await openFiles(settings, clock)
    // The captcha has connections of its own, beside the transaction of what it guards, as with the limits.
    const captchaDb = openDatabase(openPool(way, brokenConnection, { size: 2 }))
    opened.push(() => captchaDb.destroy())
    const captcha = openCaptcha({ settings, db: captchaDb, clock, log: partLog('captcha') })

    const { processor, close: closeProcessor } = await openProcessor(
      { settings, clock, log: partLog('processor') },
      way,
    )
    opened.push(closeProcessor)

    const probes = openProbes(way, redisConnection, replica || null)
    opened.push(() => probes.close())

    const jobQueue = await openJobs({ databaseUrl: way.direct, jobs: allJobs, cron, log: partLog('queue') })
    opened.push(() => jobQueue.stop())
    measureParts(metrics.registry, { pool, countLimitsHere: () => shared?.countedHere() ?? 0, probes })
    measureRows(metrics.registry, {
      db,
      clock,
      countDeadLetters: () => jobQueue.countDeadLetters(),
      countPaymentAlarms: () => countPaymentAlarms(db),
      lastGoodLedgerCheck: () => lastGoodCheck(db),
      knownLedgerFaults: () => knownFaults({ db, clock }),
      waitingForSeal: () => waitingForSeal(db),
    })

    const parts = {
      settings,
      clock,
      log,
      logOf: partLog,
      pool,
      db,
      reading,
      mailer: tracePart(tracing, 'mail', mailer),
      files: tracePart(tracing, 'files', files),
      scanner: tracePart(tracing, 'scanner', openScanner(settings)),
      captcha,
      passwords: openPasswords(settings.passwordCost),
      processor: tracePart(tracing, 'processor', processor),
      jobs: jobQueue,
      bus,
      limits,
      metrics,
      tracing,
      probes,
      listeners,
      payables,
      fills,
      personalData,
      by: SYSTEM,
    }
    return { context: { ...parts, ...replaced, log }, close }
  } catch (error) {
    await close()
    throw error
  }
}
