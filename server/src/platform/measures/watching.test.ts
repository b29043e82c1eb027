import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { makePerson, signIn } from '../../../test/people.ts'
import { quickFolder } from '../../../test/quick-folder.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { openTab } from '../../../test/tab.ts'
import { writeBackup } from '../../commands/backup/write-backup.ts'
import { watchLedger } from '../../money/ledger/watch-ledger.ts'
import { transact } from '../database/transact.ts'
import { defineJob } from '../jobs/define-job.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { Undeliverable } from '../mail/mailer.ts'

const HOUR_MS = 3_600_000

/** Prometheus reads it like this: the value behind each name with its labels. */
async function measured({ app, clock }: Pick<TestApp, 'app' | 'clock'>) {
  // Gathered figures are kept for a few seconds.
  clock.forward(5_000)
  const { body } = await app.inject('/metrics')
  const values = new Map<string, number>()
  for (const line of body.split('\n')) {
    const [, name, value] = /^([a-z_]+(?:\{.*\})?) (\S+)$/.exec(line) ?? []
    if (name) values.set(name, Number(value))
  }
  return values
}

test('every measure of ours has a name and a sentence that says what it is', async () => {
  const { app } = await startApp()
  const { body } = await app.inject('/metrics')
  const named = [...body.matchAll(/^# HELP (\S+) (.*)\n# TYPE \1 (\S+)$/gm)]
    .filter(([, name]) => !/^(nodejs|process)_/.test(name!))
    .map(([, name, help, type]) => `${name} (${type}): ${help}`)
    .toSorted()
  expect(named).toEqual([
    'backup_age_seconds (gauge): Since the moment of the newest backup that `npm run backup` wrote whole; absent before the first.',
    'cron_run_age_seconds (gauge): Since the time for which the clock last began this run.',
    'database_connections (gauge): Connections of the pool, and requests that wait for one.',
    'errors_total (counter): Errors written into the log, by the part of the server that met them.',
    'http_floor_seconds (histogram): Requests by the floor of the server that answers them; pages apart.',
    'http_request_seconds (histogram): Requests by route pattern.',
    'job_dead_letters (gauge): Jobs given up after all their retries.',
    'job_failures_total (counter): Failed runs of jobs, also of those that succeeded later.',
    'job_oldest_waiting_seconds (gauge): How long the oldest job of this kind that may run by now has waited.',
    'jobs_waiting (gauge): Jobs of this kind that wait, also for a later time.',
    'ledger_check_age_seconds (gauge): Since the last check of the ledger that found nothing wrong; absent before the first.',
    'ledger_faults (gauge): What the last check of the ledger found wrong; anything above 0 is for people to look at. Absent where nobody knows: none was done for 36 hours.',
    'ledger_unsealed_seconds (gauge): How long the oldest entry of the ledger has waited for its seal; absent while none waits.',
    'limits_counted_here_total (counter): Tries counted in this process alone, as Redis did not answer.',
    'mails_refused (gauge): Mails of the last 90 days that the other side will never take.',
    'mails_waiting (gauge): Mails on their way, and those held until their reader wants them.',
    'outside_part_up (gauge): Whether a part outside of the process answers.',
    'payment_alarms_open (gauge): Payments people have to look at; anything above 0 is for them.',
    'payment_attempts_total (counter): What came of tries to pay, by what the processor said.',
    'slow_statements_total (counter): Statements that took longer than half a second, by the name under which PostgreSQL keeps them.',
    'sockets_open (gauge): Open sockets of people on this node.',
    'sojourn_info (gauge): Always 1; its labels say the version of this node and the newest migration of its database.',
    'webhooks_total (counter): Deliveries of the processor, by what became of them.',
  ])
})

test('what waits in the queue is counted by kind, with the age of the oldest that may run', async () => {
  const note = defineJob({ name: 'note', schema: z.object({}), run: async () => {} })
  const server = await startApp({ moreJobs: [note] })
  const { context, clock, jobsDone } = server
  await jobsDone()
  const enqueue = (startAfter: Date) =>
    transact(context, (tx) => context.jobs.enqueue(tx, note, {}, { startAfter }))
  await enqueue(new Date(clock.now().getTime() - 90_000))
  await enqueue(new Date(clock.now().getTime() - 10_000))
  await enqueue(new Date(clock.now().getTime() + HOUR_MS))
  const values = await measured(server)
  expect(values.get('jobs_waiting{job="note"}')).toBe(3)
  expect(values.get('job_oldest_waiting_seconds{job="note"}')).toBe(90)
  await jobsDone()
  const after = await measured(server)
  expect(after.get('jobs_waiting{job="note"}')).toBe(1)
  expect(after.has('job_oldest_waiting_seconds{job="note"}')).toBe(false)
})

test('mails on their way, held and refused are counted, without a word of them', async () => {
  const server = await startApp({
    replaced: {
      mailer: {
        send: async () => {
          throw new Undeliverable('No such person')
        },
        reach: async () => {},
        close: async () => {},
      },
    },
  })
  const { context, clock, app, jobsDone } = server
  const mail = (key: string) =>
    transact(context, (tx) =>
      enqueueMail(context, tx, {
        key,
        about: 'account',
        to: 'secretly@example.com',
        subject: 'Hush',
        heading: 'Hush',
        paragraphs: ['Hush'],
      }),
    )
  await mail('first')
  await mail('second')
  expect((await measured(server)).get('mails_waiting{state="on their way"}')).toBe(2)
  await jobsDone()
  await mail('third')
  const { id } = await makePerson(server)
  await context.pool.query('update mail_body set due_at = $1, person_id = $2', [clock.now(), id])
  const values = await measured(server)
  expect(values.get('mails_refused')).toBe(2)
  expect(values.get('mails_waiting{state="held"}')).toBe(1)
  expect((await app.inject('/metrics')).body).not.toMatch(/secretly|hush/i)
})

test('the age of the last good ledger check, of the newest backup and of each cron run is told', async () => {
  const server = await startApp()
  const { context, clock, databaseUrl } = server
  const before = await measured(server)
  for (const name of ['ledger_check_age_seconds', 'backup_age_seconds']) expect(before.has(name)).toBe(false)

  await watchLedger.run(context, {})
  await context.jobs.beginDueRuns(context)
  const folder = await quickFolder('sojourn-backup-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeBackup(context.settings, databaseUrl, join(folder, 'one'), clock.now())
  clock.forward(HOUR_MS)
  const values = await measured(server)
  expect(values.get('ledger_check_age_seconds')).toBe(3605)
  expect(values.get('backup_age_seconds')).toBe(3605)
  expect(values.get('cron_run_age_seconds{cron="sweep-limits-every-15-minutes"}')).toBeGreaterThanOrEqual(
    3605,
  )

  // A check that finds something is none of the good ones.
  await context.pool.query(
    `insert into ledger_check (created_at, done_at, sealed, balances, faults) values ($1, $1, 0, '[]', '[{"what":"entry 1","fault":"changed"}]')`,
    [clock.now()],
  )
  expect((await measured(server)).get('ledger_check_age_seconds')).toBe(3610)
})

test('open sockets are counted while they are open', async () => {
  const server = await startApp()
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await signIn(server, await makePerson(server))
  const tab = await openTab(address, browser)
  expect((await measured(server)).get('sockets_open')).toBe(1)
  tab.socket.terminate()
  await expect.poll(async () => (await measured(server)).get('sockets_open')).toBe(0)
})

test('a statement that takes longer than half a second is counted by its name and told once with its text', async () => {
  const server = await startApp()
  const { context } = server
  const slow = () => context.pool.query('select pg_sleep($1::float8) as slept', [0.55])
  await slow()
  await slow()
  const slowOnes = [...(await measured(server))].filter(([name]) => name.startsWith('slow_statements_total'))
  expect(slowOnes).toEqual([
    [expect.stringMatching(/^slow_statements_total\{statement="s[0-9a-f]{16}"\}$/), 2],
  ])
})

test('the version and the newest migration are told', async () => {
  const values = await measured(await startApp())
  const [info] = [...values.keys()].filter((name) => name.startsWith('sojourn_info'))
  expect(info).toMatch(/^sojourn_info\{version="\d+\.\d+\.\d+",migration="\d{4}_\w+"\}$/)
})

test('an error is counted with the part of the server that met it', async () => {
  const broken = defineJob({
    name: 'broken',
    schema: z.object({}),
    retries: 0,
    run: async () => {
      throw new Error('broken')
    },
  })
  const server = await startApp({ moreJobs: [broken] })
  const { app, context, runJobs } = server
  await transact(context, (tx) => context.jobs.enqueue(tx, broken, {}))
  await runJobs()
  await context.pool.query('alter table country rename to another_name')
  expect((await app.inject('/api/countries/CA')).statusCode).toBe(500)
  const values = await measured(server)
  expect(values.get('errors_total{part="jobs"}')).toBe(1)
  expect(values.get('errors_total{part="calls"}')).toBe(1)
})

test('requests are timed by floor', async () => {
  const server = await startApp()
  const { app } = server
  await app.inject('/api/countries/CA')
  await app.inject('/api/consultants')
  await app.inject('/api/nowhere')
  await app.inject('/healthz')
  const values = await measured(server)
  const counted = [...values].filter(([name]) => name.startsWith('http_floor_seconds_count')).toSorted()
  expect(counted).toEqual([
    ['http_floor_seconds_count{floor="ground"}', 1],
    ['http_floor_seconds_count{floor="other"}', 1],
    ['http_floor_seconds_count{floor="supply"}', 1],
  ])
})

test('however many ask within five seconds, the database is asked once', async () => {
  const server = await startApp()
  const { app, context } = server
  await measured(server)
  let asked = 0
  context.pool.on('acquire', () => asked++)
  const askedFor = async () => {
    asked = 0
    await app.inject('/metrics')
    return asked
  }
  // On a busy machine the first answer does not wait for all that was asked for it.
  await expect.poll(askedFor).toBe(0)
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/metrics')))
  expect(asked).toBe(0)
  await measured(server)
  expect(asked).toBeLessThan(10)
})

test('without its database a server leaves out what it cannot know', async () => {
  const server = await startApp()
  await server.context.pool.query('alter table cron_run rename to another_name')
  const values = await measured(server)
  expect([...values.keys()].filter((name) => name.startsWith('cron_run_age_seconds'))).toEqual([])
  expect(values.has('mails_refused')).toBe(true)
})
