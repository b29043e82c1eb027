import { randomUUID } from 'node:crypto'
import { fromKysely, PgBoss, type SendOptions } from 'pg-boss'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Tx } from '../database/database.ts'
import { preparingClient } from '../database/preparing-client.ts'
import type { Log } from '../log.ts'
import { beginDueRuns } from './begin-due-runs.ts'
import type { Job } from './define-job.ts'
import { runJob } from './run-job.ts'

export interface EnqueueOptions {
  startAfter?: Date
  /** While a job with this key waits, another one is not added. */
  singleton?: string
}

export interface CronEntry {
  /** A name has letters, digits and hyphens. */
  name: string
  cron: string
  job: Job
  /** Given to the job, besides the time this run is for (`due_at`). */
  data?: object
}

export interface Jobs {
  /** It is part of the caller's transaction: what rolls back never runs. */
  enqueue<Data extends z.ZodType>(
    tx: Tx,
    job: Job<Data>,
    data: z.input<Data>,
    options?: EnqueueOptions,
  ): Promise<void>
  enqueueAll<Data extends z.ZodType>(tx: Tx, job: Job<Data>, all: z.input<Data>[]): Promise<void>
  /** Begins every run of the cron list whose time has come since it was last begun, a missed one too. */
  beginDueRuns(context: Context): Promise<void>
  /** Begins to run jobs and the cron list in this process, unless its role is to serve pages only. */
  start(context: Context): Promise<void>
  /** Runs whatever is due and whatever that adds, one after the other, and tells what failed; for tests. */
  runDue(context: Context): Promise<unknown[]>
  /** Jobs are counted by name. */
  countDeadLetters(): Promise<Map<string, number>>
  /** Running jobs get five seconds; what they leave is tried again by another process. */
  stop(): Promise<void>
}

interface Options {
  databaseUrl: string
  jobs: readonly Job[]
  cron: readonly CronEntry[]
  log: Log
}

const DEAD_LETTERS = 'dead-letters'
const DEAD_LETTERS_KEPT_SECONDS = 90 * 24 * 3600
const DONE_KEPT_SECONDS = 24 * 3600
const LONGEST_RETRY_DELAY_SECONDS = 3600
const STOP_MS = 5000
const LOOK_MS = 15_000
/** Longer than the queue's own housekeeping takes. */
const ANSWER_MS = 60_000

/** Jobs lie in our own database, in the schema `pgboss`; nodes that start together make it once. */
export async function openJobs({ databaseUrl, jobs, cron, log }: Options): Promise<Jobs> {
  const sender = openBoss({ max: 2, supervise: false, schedule: false })
  await sender.start()
  await makeQueues(sender, jobs)
  let worker: PgBoss | null = null
  let looking: NodeJS.Timeout | undefined
  let look = Promise.resolve()

  async function beginDue(context: Context) {
    await leaveSchedules(sender)
    await beginDueRuns(context, cron)
  }

  /** At most so many of one queue are run one after the other; it tells how many there were. */
  async function runSome(context: Context, job: Job, most: number, failures: unknown[]) {
    for (let ran = 0; ran < most; ran++) {
      const [next] = await sender.fetch(job.name)
      if (!next) return ran
      try {
        await runJob(context, job, next)
        await sender.complete(job.name, next.id)
      } catch (error) {
        failures.push(error)
        await sender.fail(job.name, next.id, { message: (error as Error).message })
      }
    }
    return most
  }

  function openBoss(options: ConstructorParameters<typeof PgBoss>[0] & object) {
    // Its statements are long and few: planned each time they cost more than the jobs are worth.
    const connection = {
      connectionString: databaseUrl,
      query_timeout: ANSWER_MS,
      Client: preparingClient(),
    }
    const boss = new PgBoss({ ...connection, application_name: 'sojourn jobs', ...options })
    boss.on('error', (error) => log.error(error, 'the job queue had a fault'))
    boss.on('warning', (warning) => log.warn(warning, 'the job queue warns'))
    return boss
  }

  /** Each worker of a queue is woken when a job comes, and goes on at once while there are more. */
  async function work(boss: PgBoss, context: Context, job: Job) {
    const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 }
    for (let place = 0; place < job.parallel; place++) {
      const id = await boss.work(job.name, polling, async ([fetched]) => {
        if (!fetched) return
        try {
          await runJob(context, job, fetched)
        } finally {
          // The queue tells of jobs that came while this one ran once, however many they were.
          boss.notifyWorker(id)
        }
      })
    }
  }

  return {
    async enqueue(tx, job, data, { startAfter, singleton } = {}) {
      await sender.send(job.name, job.schema.parse(data) as object, {
        ...sendOptions(job),
        db: fromKysely(tx),
        // A queue of this policy holds one waiting job for each key, so a job that may stand beside others brings its own.
        singletonKey: singleton ?? randomUUID(),
        ...(startAfter && { startAfter }),
      })
    },

    async enqueueAll(tx, job, all) {
      if (all.length === 0) return
      const rows = all.map((data) => ({
        ...sendOptions(job),
        data: job.schema.parse(data) as object,
        singletonKey: randomUUID(),
      }))
      await sender.insert(job.name, rows, { db: fromKysely(tx) })
    },

    beginDueRuns: beginDue,

    async start(context) {
      if (context.settings.role === 'web') return
      worker = openBoss({ max: 4, useListenNotify: true, schedule: false })
      await worker.start()
      await beginDue(context)
      const next = () =>
        beginDue(context).catch((error) => log.error(error, 'what is due could not be begun'))
      looking = setInterval(() => {
        look = look.then(next)
      }, LOOK_MS).unref()
      for (const job of jobs) await work(worker, context, job)
    },

    async runDue(context) {
      const failures: unknown[] = []
      for (let ran = true; ran; ) {
        ran = false
        let due = await dueQueues(sender)
        for (const job of jobs)
          for (; due.has(job.name); due = await dueQueues(sender)) {
            if (!(await runSome(context, job, due.get(job.name) ?? 0, failures))) break
            ran = true
          }
      }
      return failures
    },

    async countDeadLetters() {
      const { rows } = await sender
        .getDb()
        .executeSql(
          'select source_name as name, count(*)::int as count from pgboss.job where name = $1 group by 1',
          [DEAD_LETTERS],
        )
      return new Map(rows.map(({ name, count }: { name: string; count: number }) => [name, count]))
    },

    async stop() {
      clearInterval(looking)
      await look
      await worker?.stop({ timeout: STOP_MS })
      await sender.stop({ graceful: false })
    },
  }
}

/** How many wait in each that may run by now. */
async function dueQueues(boss: PgBoss) {
  const { rows } = await boss
    .getDb()
    .executeSql(
      "select name, count(*)::int as count from pgboss.job where state < 'active' and start_after <= pgboss.job_now() group by name",
      [],
    )
  return new Map(rows.map(({ name, count }: { name: string; count: number }) => [name, count]))
}

/** Everything that may change with the code goes with each job, so a queue once made stays as it is. */
async function makeQueues(boss: PgBoss, jobs: readonly Job[]) {
  const made = new Set((await boss.getQueues()).map((queue) => queue.name))
  if (!made.has(DEAD_LETTERS)) {
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: DEAD_LETTERS_KEPT_SECONDS })
  }
  for (const { name } of jobs) {
    if (!made.has(name)) await boss.createQueue(name, { policy: 'short', notify: true })
  }
}

/**
 * An earlier release let the queue keep the times, which forgets a run that no worker saw; one of its workers that
 * restarts puts them back.
 */
async function leaveSchedules(boss: PgBoss) {
  for (const { name, key } of await boss.getSchedules()) await boss.unschedule(name, key)
}

const sendOptions = (job: Job): SendOptions => ({
  retryLimit: job.retries,
  retryDelay: job.retryDelaySeconds,
  retryBackoff: true,
  retryDelayMax: LONGEST_RETRY_DELAY_SECONDS,
  expireInSeconds: job.timeLimitSeconds,
  deleteAfterSeconds: DONE_KEPT_SECONDS,
  deadLetter: DEAD_LETTERS,
})
