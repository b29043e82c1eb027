import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MovableClock } from '../src/platform/clock.ts'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { findOwner } from '../src/platform/database/embedded-programs.ts'
import { findPgBouncers } from './outgrown/find-programs.ts'
import { freePorts } from './outgrown/free-ports.ts'
import { connectsTo, startPart } from './outgrown/part.ts'
import { type Tally, Visitor } from './outgrown/visitor.ts'
import { makeSeller } from './payments.ts'
import { makePerson, PASSWORD } from './people.ts'
import { promise } from './promises.ts'
import { quickFolder } from './quick-folder.ts'
import { startServerProcess } from './server-process.ts'
import { makeService } from './services.ts'
import { startApp } from './start-app.ts'

// Whole servers and databases start here, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 600_000 })

const SECRET = 'the secret of two nodes behind PgBouncer'
const ROUNDS = 2
const CLIENTS = 4
const LONG_MS = 120_000

const programs = (await findPgBouncers()).map((program) => {
  const version = /PgBouncer (\d+\.\d+)/.exec(execFileSync(program, ['--version']).toString())?.[1] ?? '0'
  return { program, version, keeps: Number(version.split('.')[1]) >= 21 }
})

type PgBouncer = (typeof programs)[number]

/** The limit of writes from one address is not what is tested. */
const elsewhere = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})

/** The log lines of a node that tell of a fault. */
const faultsIn = (log: string) => log.match(/^.*"level":[56]0.*$/gm)?.join('\n') ?? 'no fault in the log'

async function startShape({ program, version, keeps }: PgBouncer) {
  const folder = await quickFolder('sojourn-pgbouncer-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres') })
  onTestFinished(() => postgres.stop())
  const owner = await findOwner(folder)
  const [port, first, second] = await freePorts()

  const { hostname, port: behind, username, password, pathname } = new URL(postgres.url)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
sojourn = host=${hostname} port=${behind} dbname=${pathname.slice(1)} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
${keeps ? 'max_prepared_statements = 200' : ''}
`,
  )
  if (owner) await chown(file, owner.uid, owner.gid)
  if (owner) await chown(folder, owner.uid, owner.gid)
  const bouncer = await startPart({
    name: `PgBouncer ${version}`,
    command: program,
    args: [file],
    options: { ...owner },
    reach: () => connectsTo(port),
  })
  onTestFinished(() => bouncer.end('SIGKILL'))
  const pooled = `postgres://sojourn@127.0.0.1:${port}/sojourn`

  function startNode(name: string, at: number, settings: Record<string, string> = {}) {
    const node = startServerProcess(join(folder, name), {
      ...{ PORT: String(at), ROLE: 'worker', QUICK_PASSWORDS: '', SECRET },
      ...{ DATABASE_URL: pooled, DATABASE_DIRECT_URL: postgres.url, ...settings },
    })
    onTestFinished(async ({ task }) => {
      node.kill('SIGKILL')
      const { out, error } = await node.ended
      if (task.result?.state === 'fail') console.error(faultsIn(out + error))
    })
    return node
  }
  return { databaseUrl: postgres.url, bouncer, startNode, ports: [first, second] as const }
}

test.each(programs)(
  'behind PgBouncer $version in transaction mode two nodes lose nothing and double nothing',
  async (one) => {
    const tried = promise(`Behind PgBouncer ${one.version} in transaction mode nothing is lost or doubled`)
    const { databaseUrl, bouncer, startNode, ports } = await startShape(one)

    const refused = await startNode('refused', ports[0], { DATABASE_DIRECT_URL: '' }).ended
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.error).toMatch(/^DATABASE_URL leads to a pooler in transaction mode [^\n]*\.\n$/)

    // Both at once: one migrates, the other waits.
    const nodes = ports.map((port, at) => startNode(`node ${at}`, port))
    await Promise.all(nodes.map(({ address }) => address))
    const near = await startApp({
      besides: { databaseUrl },
      settings: { secret: SECRET },
      replaced: { clock: new MovableClock(new Date()) },
    })
    const service = await makeService(near, await makeSeller(near))

    const tally: Tally = { acknowledged: 0, refused: 0, cut: 0, wrong: [] }
    const orders: string[] = []
    const people: string[] = []
    let isOver = false
    const clients = Array.from({ length: CLIENTS }, async (_, at) => {
      const person = await makePerson(near)
      people.push(person.id)
      const visitor = new Visitor(`http://127.0.0.1:${ports[at % 2]}`, tally)
      await visitor.data('POST', '/auth/login', { body: { email: person.email, password: PASSWORD } })
      while (!isOver) {
        const goal = await visitor.data('POST', '/goals', {
          headers: elsewhere(),
          body: {
            name: `Study in Munich ${orders.length}`,
            destination_country: 'DE',
            purpose: 'study',
            expected_delivery_date: '2099-05-01',
            comment: 'I was admitted for the winter term.',
          },
        })
        const order = await visitor.data('POST', '/orders', {
          headers: elsewhere(),
          body: { goal: goal.id, service: service.id, residence: 'US' },
        })
        orders.push(order.uuid)
        await visitor.data('GET', `/orders/${order.uuid}`)
        await visitor.data('POST', `/orders/${order.uuid}/cancel`, {
          headers: elsewhere(),
          orAgain: [404, 405, 409, 410, 422],
        })
      }
    })
    // The tally counts what went wrong.
    for (const client of clients) client.catch(() => {})
    const onward = (count = tally.acknowledged + 12) =>
      vi.waitUntil(() => tally.acknowledged >= count || tally.wrong.length > 0, { timeout: LONG_MS })

    await onward()
    let kills = 0
    for (let round = 0; round < ROUNDS; round++) {
      await bouncer.end('SIGKILL')
      await bouncer.start()
      await onward()
      for (const at of [0, 1] as const) {
        nodes[at]!.kill('SIGKILL')
        await nodes[at]!.ended
        nodes[at] = startNode(`node ${at}`, ports[at])
        await nodes[at]!.address
        await onward()
      }
      // In order: what runs is finished. On SIGTERM newer ones wait until all clients have left.
      await bouncer.end('SIGINT')
      await bouncer.start()
      await onward()
      kills += 4
    }
    isOver = true
    await Promise.all(clients)
    expect(tally.wrong).toEqual([])

    const { rows } = await near.context.pool.query<{ id: string }>(
      'select id from client_order where client_id = any($1)',
      [people],
    )
    expect(rows.map(({ id }) => id).toSorted()).toEqual(orders.toSorted())
    const { rows: kept } = await near.context.pool.query<{ count: number }>(
      'select count(*)::int as count from goal where client_id = any($1)',
      [people],
    )
    expect(kept[0]?.count).toBe(orders.length)
    tried(
      `${tally.acknowledged} acknowledged writes and reads, ${kills} kills and restarts of pooler and nodes`,
    )
  },
)
