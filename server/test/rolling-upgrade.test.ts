import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { tell } from '../src/ground/facts/tell.ts'
import { listeners } from '../src/listeners.ts'
import { transact } from '../src/platform/database/transact.ts'
import { defineJob } from '../src/platform/jobs/define-job.ts'
import { fillAfterUpgrade } from '../src/platform/nodes/fill-after-upgrade.ts'
import { tellNode } from '../src/platform/nodes/tell-node.ts'
import { makeOrder } from './orders.ts'
import { makePerson, signIn } from './people.ts'
import { openTestApp, startApp, type TestApp } from './start-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const ask = async ({ context }: TestApp, sql: string, values: unknown[] = []) =>
  (await context.pool.query(sql, values)).rows

/** The newest migrations ran just now, and the release before said what it is. */
async function upgradeNow(server: TestApp) {
  await ask(server, "update migration set applied_at = $1 where name >= '0200'", [server.clock.now()])
  await ask(server, "insert into filled_up_to values (true, '0200', $1) on conflict do nothing", [
    server.clock.now(),
  ])
}

const runFill = ({ context }: TestApp) => fillAfterUpgrade.run(context, {})

/** A server that does not know of documents and conversations leaves an order like this. */
async function takenByOlder(server: TestApp) {
  const client = await makePerson(server)
  const { id } = await makeOrder(server, { client, status: 'paid' })
  await ask(server, 'delete from conversation where order_id = $1', [id])
  await ask(server, 'delete from order_document where order_id = $1', [id])
  return { id, asClient: await signIn(server, client) }
}

const seen = async (server: TestApp, { id, asClient }: Awaited<ReturnType<typeof takenByOlder>>) => ({
  documents: (await asClient.get(`/orders/${id}/documents`)).body.data.items.length,
  lines: await ask(
    server,
    'select step from message join conversation on conversation.id = conversation_id where order_id = $1',
    [id],
  ),
})
const WHOLE = { documents: 1, lines: [{ step: 'O2' }] }
const HALF = { documents: 0, lines: [] }

describe('while servers are exchanged one by one', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openTestApp()
    await upgradeNow(server)
  })
  afterAll(() => server.close())

  test('an order that an older server took has its documents asked for and a conversation, once', async () => {
    const work = await takenByOlder(server)
    expect(await seen(server, work)).toEqual(HALF)
    await runFill(server)
    await runFill(server)
    expect(await seen(server, work)).toEqual(WHOLE)
  })

  test('it goes on until the last older server is gone, and is over then', async () => {
    const { clock } = server
    const older = { ...(await tellNode(server.context)).node, newest_migration: '0199_before.sql' }
    onTestFinished(async () => void (await ask(server, 'delete from node')))
    const beat = () =>
      ask(server, 'update node set newest_migration = $1, seen_at = $2', [
        older.newest_migration,
        clock.now(),
      ])
    clock.forward(5 * HOUR)
    await beat()
    await runFill(server)
    expect(await ask(server, 'select migration from filled_up_to')).toEqual([{ migration: '0200' }])
    const late = await takenByOlder(server)
    clock.forward(3 * MINUTE)
    await runFill(server)
    expect(await seen(server, late)).toEqual(WHOLE)
    const [over] = await ask(server, 'select migration from filled_up_to')
    expect(over.migration).not.toBe('0200')
    const after = await takenByOlder(server)
    await runFill(server)
    expect(await seen(server, after)).toEqual(HALF)
  })
})

test('each server says of which release it is, and that it is gone', async () => {
  const server = await startApp()
  const { node, stop } = await tellNode(server.context)
  const [row] = await ask(server, 'select * from node')
  expect(row).toMatchObject({ id: node.id, role: 'all', version: expect.stringMatching(/^\d+\.\d+/) })
  const [newest] = await ask(server, 'select max(name) as name from migration')
  expect(row.newest_migration).toBe(newest.name)
  await stop()
  expect(await ask(server, 'select * from node')).toEqual([])
})

test('a release whose servers do not say what they are is given a day', async () => {
  const server = await startApp()
  await upgradeNow(server)
  await ask(server, 'delete from filled_up_to')
  server.clock.forward(23 * HOUR)
  await runFill(server)
  expect(await ask(server, 'select * from filled_up_to')).toEqual([])
  server.clock.forward(HOUR)
  await runFill(server)
  expect(await ask(server, 'select * from filled_up_to')).toHaveLength(1)
})

describe('a worker of the release before', () => {
  const work = (ran: string[], name = 'of-the-next-release') =>
    defineJob({ name, schema: z.object({}), run: async () => ran.push(name) })

  test('leaves kinds of jobs that it does not know', async () => {
    const ran: string[] = []
    const job = work(ran)
    const next = await startApp({ moreJobs: [job] })
    const before = await startApp({ besides: next })
    await transact(next.context, (tx) => next.context.jobs.enqueue(tx, job, {}))
    await before.jobsDone()
    before.clock.forward(2 * HOUR)
    await before.jobsDone()
    expect(await ask(next, "select state from pgboss.job where name = 'of-the-next-release'")).toEqual([
      { state: 'created' },
    ])
    await next.jobsDone()
    expect(ran).toEqual(['of-the-next-release'])
  })

  test('leaves a fact to the listener of the next release', async () => {
    const heard: string[] = []
    async function hearsInNext() {
      heard.push('next')
    }
    const { person_suspended } = listeners
    const next = await startApp({
      replaced: {
        listeners: {
          ...listeners,
          person_suspended: { ...person_suspended, later: [...(person_suspended.later ?? []), hearsInNext] },
        },
      },
    })
    const before = await startApp({ besides: next, replaced: { clock: next.clock } })
    const { id } = await makePerson(next)
    await transact(next.context, (tx) =>
      tell(next.context, tx, { fact: 'person_suspended', person: id, reason: 'Spam.' }),
    )
    await before.jobsDone()
    expect(heard).toEqual([])
    next.clock.forward(2 * MINUTE)
    await next.jobsDone()
    expect(heard).toEqual(['next'])
    next.clock.forward(48 * HOUR)
    await next.jobsDone()
    expect(heard).toEqual(['next'])
  })

  test('that puts its times back into the queue has them taken out before they begin anything', async () => {
    const server = await startApp()
    await server.context.jobs.beginDueRuns(server.context)
    await ask(
      server,
      "insert into pgboss.schedule (name, key, cron, timezone) values ('sweep-limits', '', '* * * * *', 'UTC')",
    )
    await server.context.jobs.beginDueRuns(server.context)
    expect(await ask(server, 'select name from pgboss.schedule')).toEqual([])
  })
})
