import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { emptyDatabase } from '../../../test/database.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { cron } from '../../domains.ts'
import { migrate } from '../database/migrate.ts'
import { transact } from '../database/transact.ts'
import { sweepLimits } from '../limits/sweep-limits.ts'
import { defineJob } from './define-job.ts'
import type { EnqueueOptions } from './jobs.ts'

const MINUTE = 60_000

/** A job that writes down what it was given, on a server of its own. */
async function startWithNotes(settings = {}) {
  const notes: string[] = []
  const note = defineJob({
    name: 'note',
    schema: z.object({ text: z.string() }),
    run: async (_context, { text }) => notes.push(text),
  })
  const server = await startApp({ moreJobs: [note], settings })
  const enqueue = (text: string, options?: EnqueueOptions) =>
    transact(server.context, (tx) => server.context.jobs.enqueue(tx, note, { text }, options))
  return { ...server, notes, note, enqueue }
}

test('a job runs once its transaction is committed, and once only', async () => {
  const { enqueue, jobsDone, notes } = await startWithNotes()
  await enqueue('hello')
  expect(notes).toEqual([])
  await jobsDone()
  await jobsDone()
  expect(notes).toEqual(['hello'])
})

test('a job rolls back with the transaction that added it', async () => {
  const { context, note, jobsDone, notes } = await startWithNotes()
  const broken = transact(context, async (tx) => {
    await context.jobs.enqueue(tx, note, { text: 'never' })
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  await jobsDone()
  expect(notes).toEqual([])
})

test('a job for later waits until the clock is there', async () => {
  const { enqueue, clock, jobsDone, notes } = await startWithNotes()
  await enqueue('in an hour', { startAfter: new Date(clock.now().getTime() + 60 * MINUTE) })
  clock.forward(59 * MINUTE)
  await jobsDone()
  expect(notes).toEqual([])
  clock.forward(MINUTE)
  await jobsDone()
  expect(notes).toEqual(['in an hour'])
})

test('jobs of the same moment run in the order in which they were added', async () => {
  const { context, enqueue, jobsDone, notes } = await startWithNotes()
  const texts = ['first', 'second', 'third', 'fourth', 'fifth']
  for (const text of texts) await enqueue(text)
  // Among equals the index of the queue begins with those that may run longest.
  await context.pool.query(
    "update pgboss.job set start_after = start_after - interval '1 s' where data ->> 'text' in ('second', 'fourth')",
  )
  await jobsDone()
  expect(notes).toEqual(texts)
})

test('while a job waits under a key, the same one is not added again', async () => {
  const { enqueue, jobsDone, notes } = await startWithNotes()
  await enqueue('first', { singleton: 'order 1' })
  await enqueue('same', { singleton: 'order 1' })
  await enqueue('other', { singleton: 'order 2' })
  await enqueue('free')
  await enqueue('free')
  await jobsDone()
  expect(notes.toSorted()).toEqual(['first', 'free', 'free', 'other'])
  await enqueue('again', { singleton: 'order 1' })
  await jobsDone()
  expect(notes).toContain('again')
})

test('several at once are what each would be alone', async () => {
  const { context, note, jobsDone, notes } = await startWithNotes()
  await transact(context, async (tx) => {
    await context.jobs.enqueueAll(tx, note, [])
    await context.jobs.enqueue(tx, note, { text: 'alone' })
    await context.jobs.enqueueAll(tx, note, [{ text: 'both' }, { text: 'both' }])
  })
  const { rows } = await context.pool.query(`
    select distinct priority, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, dead_letter, policy, start_after - date_trunc('milliseconds', created_on) as wait, keep_until - date_trunc('milliseconds', created_on) as kept
    from pgboss.job where name = 'note'`)
  expect(rows).toHaveLength(1)
  await jobsDone()
  expect(notes.toSorted()).toEqual(['alone', 'both', 'both'])
})

test('what does not fit the job is refused where it is added', async () => {
  const { context, note } = await startWithNotes()
  const wrong = transact(context, (tx) => context.jobs.enqueue(tx, note, { text: 5 as unknown as string }))
  await expect(wrong).rejects.toThrow()
})

test('a failing job is tried again after growing pauses, then lies among the dead letters', async () => {
  let runs = 0
  const fail = defineJob({
    name: 'fail',
    schema: z.object({}),
    retries: 2,
    retryDelaySeconds: 60,
    run: async () => {
      runs++
      throw new Error('the outside is down')
    },
  })
  const { context, clock, runJobs, app } = await startApp({ moreJobs: [fail] })
  await transact(context, (tx) => context.jobs.enqueue(tx, fail, {}))

  const metrics = async () => (await app.inject('/metrics')).body
  expect(await runJobs()).toMatchObject([{ message: 'the outside is down' }])
  expect(await runJobs()).toEqual([])
  clock.forward(2 * MINUTE)
  await runJobs()
  expect(runs).toBe(2)
  expect(await metrics()).not.toContain('job_dead_letters{')
  clock.forward(MINUTE)
  await runJobs()
  expect(runs).toBe(2)
  clock.forward(3 * MINUTE)
  await runJobs()
  clock.forward(60 * MINUTE)
  await runJobs()
  expect(runs).toBe(3)
  expect(await metrics()).toContain('job_failures_total{job="fail"} 3')
  expect(await metrics()).toContain('job_dead_letters{job="fail"} 1')
})

test('workers hear of a job at once', async () => {
  const { promise: ran, resolve } = Promise.withResolvers<string>()
  const tell = defineJob({
    name: 'tell',
    schema: z.object({ text: z.string() }),
    run: async (_context, { text }) => resolve(text),
  })
  const { context } = await startApp({ moreJobs: [tell] })
  await context.jobs.start(context)
  await transact(context, (tx) => context.jobs.enqueue(tx, tell, { text: 'now' }))
  expect(await ran).toBe('now')
})

test('workers go on to the next job at once, also after one that failed, until none is left', async () => {
  const { promise: ranAll, resolve } = Promise.withResolvers<void>()
  const many = 40
  let ran = 0
  const count = defineJob({
    name: 'count',
    schema: z.object({ fails: z.boolean() }),
    parallel: 1,
    async run(_context, { fails }) {
      ran += 1
      if (ran === many) resolve()
      if (fails) throw new Error('cannot be done')
    },
  })
  const { context } = await startApp({ moreJobs: [count] })
  const all = Array.from({ length: many }, (_, place) => ({ fails: place % 2 === 0 }))
  await transact(context, (tx) => context.jobs.enqueueAll(tx, count, all))
  await context.jobs.start(context)
  await ranAll
  expect(ran).toBe(many)
})

test('a stop waits for the job that runs', async () => {
  const started = Promise.withResolvers<void>()
  let isDone = false
  const slow = defineJob({
    name: 'slow',
    schema: z.object({}),
    run: async ({ pool }) => {
      started.resolve()
      await pool.query('select pg_sleep(1)')
      isDone = true
    },
  })
  const { context } = await startApp({ moreJobs: [slow] })
  await context.jobs.start(context)
  await transact(context, (tx) => context.jobs.enqueue(tx, slow, {}))
  await started.promise
  expect(isDone).toBe(false)
  await context.jobs.stop()
  expect(isDone).toBe(true)
  const { rows } = await context.pool.query("select state from pgboss.job where name = 'slow'")
  expect(rows).toEqual([{ state: 'completed' }])
})

test('workers keep the times of the code, whatever the database had', async () => {
  const { context } = await startApp()
  await context.pool.query(`
    insert into pgboss.schedule (name, key, cron, timezone) values ('sweep-limits', 'an old entry', '* * * * *', 'UTC')`)
  await context.jobs.start(context)
  expect((await context.pool.query('select key from pgboss.schedule')).rows).toEqual([])
  const { rows } = await context.pool.query('select name from cron_run')
  expect(rows.map(({ name }) => name).toSorted()).toEqual(cron.map(({ name }) => name).toSorted())
})

describe('a run of the cron list', () => {
  /** How often each was begun, and for which time the last. */
  const begunOf = async ({ context }: TestApp, ...names: string[]) => {
    const { rows } = await context.pool.query(
      `select job.singleton_key as name, count(*)::int as times, cron_run.due_at
       from pgboss.job join cron_run on cron_run.name = job.singleton_key
       where singleton_key = any($1) group by 1, 3 order by 1`,
      [names],
    )
    return rows.map(({ name, times, due_at }) => [name, times, due_at.toISOString()])
  }
  const NIGHTLY = 'verify-ledger-daily'
  const HOURLY = 'clear-releases-hourly'

  test('is begun when its time has come, and once for each time', async () => {
    const server = await startApp()
    const look = () => server.context.jobs.beginDueRuns(server.context)
    await look()
    server.clock.forward(27 * MINUTE - 1)
    await look()
    expect(await begunOf(server, HOURLY)).toEqual([])
    server.clock.forward(1)
    await look()
    await look()
    expect(await begunOf(server, HOURLY)).toEqual([[HOURLY, 1, '2026-11-02T09:27:00.000Z']])
    await server.jobsDone()
    await look()
    expect(await begunOf(server, HOURLY)).toEqual([[HOURLY, 1, '2026-11-02T09:27:00.000Z']])
  })

  test('that nobody saw is made up for once, however many nodes come back', async () => {
    const server = await startApp()
    const other = await startApp({ besides: server })
    await server.context.jobs.beginDueRuns(server.context)
    for (const { clock } of [server, other]) clock.forward(3 * 24 * 60 * MINUTE)
    await Promise.all([server, other, server, other].map(({ context }) => context.jobs.beginDueRuns(context)))
    expect(await begunOf(server, NIGHTLY, HOURLY)).toEqual([
      [HOURLY, 1, '2026-11-05T08:27:00.000Z'],
      [NIGHTLY, 1, '2026-11-05T04:47:00.000Z'],
    ])
  })

  test('is begun by a worker as soon as it starts', async () => {
    const server = await startApp()
    await server.context.jobs.beginDueRuns(server.context)
    server.clock.forward(24 * 60 * MINUTE)
    await server.context.jobs.start(server.context)
    expect((await begunOf(server, NIGHTLY))[0]?.[1]).toBe(1)
  })

  test('that the code has for the first time waits for its time', async () => {
    const server = await startApp()
    await server.context.jobs.beginDueRuns(server.context)
    expect(await begunOf(server, ...cron.map(({ name }) => name))).toEqual([])
  })
})

test('a node that only serves pages runs no jobs', async () => {
  const { context } = await startApp({ settings: { role: 'web' } })
  await context.jobs.start(context)
  const { rows } = await context.pool.query('select name from cron_run')
  expect(rows).toEqual([])
})

test('two nodes that start at once on an empty database share one queue', async () => {
  const databaseUrl = await emptyDatabase()
  await migrate(databaseUrl)
  const nodes: TestApp[] = await Promise.all([
    startApp({ besides: { databaseUrl } }),
    startApp({ besides: { databaseUrl } }),
  ])
  const [first, second] = nodes as [TestApp, TestApp]
  await transact(first.context, (tx) => first.context.jobs.enqueue(tx, sweepLimits, {}))
  onTestFinished(() => second.context.jobs.stop())
  expect(await second.context.jobs.runDue(second.context)).toEqual([])
  const { rows } = await first.context.pool.query("select state from pgboss.job where name = 'sweep-limits'")
  expect(rows).toEqual([{ state: 'completed' }])
})
