import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { newClient } from '../src/platform/database/new-client.ts'
import { openWayTo } from './frozen-way.ts'
import { promise } from './promises.ts'
import { quickFolder } from './quick-folder.ts'
import { databaseUrlOf, postmasterPid, type ServerProcess, startServerProcess } from './server-process.ts'

// Whole servers and databases start here, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 300_000 })

const ROUNDS = 5
const LONG_MS = 60_000

async function newFolder() {
  const folder = await quickFolder('sojourn-restarts-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function start(dataDir: string, settings: Record<string, string>) {
  const server = startServerProcess(dataDir, { ROLE: 'worker', ...settings })
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await server.ended
  })
  await server.address
  return server
}

/** Eight people write one message after the other. Whoever is told to come back does so at once. */
async function writeTo(server: ServerProcess) {
  const address = await server.address
  const acknowledged: string[] = []
  const wrong: string[] = []
  let refused = 0
  let isOver = false
  let next = 0
  async function person() {
    while (!isOver) {
      const answer = await fetch(`${address}/api/contact-messages`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // Each from an address of its own: the limit of messages is not what is tested.
          'x-forwarded-for': `10.${++next >> 16}.${(next >> 8) & 255}.${next & 255}`,
        },
        body: JSON.stringify({
          name: 'Anna',
          email: 'a@example.com',
          subject: 'Hello',
          message: `No. ${next}`,
        }),
      })
      const text = await answer.text()
      if (answer.status === 201) acknowledged.push(JSON.parse(text).data.id)
      else if (answer.status === 503 && answer.headers.has('retry-after')) refused++
      else wrong.push(`${answer.status} ${text}`)
    }
  }
  const people = Promise.all(Array.from({ length: 8 }, person))
  const goesOn = async () => {
    const before = acknowledged.length
    await vi.waitUntil(() => acknowledged.length > before + 20, { timeout: LONG_MS })
  }
  await goesOn()
  return {
    goesOn,
    async end(databaseUrl: string) {
      isOver = true
      await people
      expect(wrong).toEqual([])
      expect(refused).toBeGreaterThan(0)
      const client = newClient(databaseUrl)
      await client.connect()
      const { rows } = await client.query<{ id: string }>('select id from contact_message')
      await client.end()
      const kept = new Set(rows.map(({ id }) => id))
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    },
  }
}

test.each([
  ['fast', 'SIGINT'],
  ['immediate', 'SIGQUIT'],
] as const)(
  'PostgreSQL restarts (%s) under traffic: the server lives and nothing acknowledged is lost',
  async (how, signal) => {
    promise(
      `What was acknowledged is there after PostgreSQL restarts (${how}) under traffic`,
      `${ROUNDS} restarts`,
    )
    const dataDir = join(await newFolder(), 'postgres')
    let postgres = await startEmbedded({ dataDir })
    onTestFinished(() => postgres.stop())
    const way = await openWayTo(postgres.url)
    const server = await start(await newFolder(), {
      DATABASE_URL: way.url,
      SECRET: 'x'.repeat(32),
      QUICK_PASSWORDS: '',
    })
    const writing = await writeTo(server)
    for (let round = 0; round < ROUNDS; round++) {
      const pid = Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0])
      process.kill(pid, signal)
      await postgres.stop()
      postgres = await startEmbedded({ dataDir })
      way.leadTo(postgres.url)
      await writing.goesOn()
      await endIdleInTransaction(postgres.url)
      await writing.goesOn()
    }
    await writing.end(postgres.url)
  },
)

async function endIdleInTransaction(url: string) {
  const client = newClient(url)
  await client.connect()
  let ended = 0
  while (ended < 3) {
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'",
    )
    ended += rowCount ?? 0
  }
  await client.end()
}

test('one connection of the embedded PostgreSQL is killed: the server lives and nothing acknowledged is lost', async () => {
  promise(
    'What was acknowledged is there after PostgreSQL loses a process',
    `${ROUNDS} kills of a connection`,
  )
  const dataDir = await newFolder()
  const server = await start(dataDir, {})
  const postmaster = await postmasterPid(dataDir)
  const writing = await writeTo(server)
  for (let round = 0; round < ROUNDS; round++) {
    const client = newClient(await databaseUrlOf(dataDir))
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = '' and pid <> pg_backend_pid() and datname = 'sojourn'",
    )
    // PostgreSQL takes such an end for damage: it ends all the others and replays its log.
    process.kill(rows[0]!.pid, 'SIGKILL')
    await client.end().catch(() => {})
    await writing.goesOn()
  }
  expect(await postmasterPid(dataDir)).toBe(postmaster)
  await writing.end(await databaseUrlOf(dataDir))
})
