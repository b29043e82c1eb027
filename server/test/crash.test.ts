import { randomInt, randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { promise } from './promises.ts'
import { quickFolder } from './quick-folder.ts'
import {
  askDatabase,
  postmasterPid,
  type ServerProcess,
  startServerProcess,
  watcherOf,
} from './server-process.ts'
import { inLongSet, rounds } from './test-set.ts'

const ROUNDS = rounds(1, 20)

// Whole servers start here, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

let dataDir: string
let started: ServerProcess[]

// One folder for all: the first start fills it, which takes a while, and every later one must cope with what it finds.
beforeAll(async () => {
  dataDir = await quickFolder('sojourn-crash-')
})

beforeEach(() => {
  started = []
})

afterEach(async () => {
  for (const server of started) server.kill('SIGTERM')
  await Promise.all(started.map((server) => server.ended))
  await expect.poll(() => postmasterPid(dataDir)).toBeUndefined()
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('whatever was acknowledged is there after kill -9 under writes', {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  promise('What was acknowledged is there after kill -9 of server, watcher or PostgreSQL', `${ROUNDS} kills`)
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const server = start()
    const { writing, until } = writeTo(await server.address, acknowledged)
    // Under writes, however busy the machine: at some moment after the first ones were acknowledged.
    await until(acknowledged.length + (inLongSet ? randomInt(6, 60) : 12))
    await deaths[round % deaths.length]!(server)
    await server.ended
    await writing

    const healed = start()
    await healed.address
    const kept = await askDatabase<{ id: string }>(dataDir, 'SELECT id FROM contact_message')
    const ids = new Set(kept.map((row) => row.id))
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
    healed.kill('SIGTERM')
    await healed.ended
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 5)
})

/** The server alone; the server and what watches PostgreSQL, which is left behind; PostgreSQL and then the server. */
const deaths: ((server: ServerProcess) => Promise<void>)[] = [
  async (server) => {
    server.kill('SIGKILL')
  },
  async (server) => {
    const watcher = await watcherOf((await postmasterPid(dataDir))!)
    if (watcher) process.kill(watcher, 'SIGKILL')
    server.kill('SIGKILL')
  },
  async (server) => {
    process.kill((await postmasterPid(dataDir))!, 'SIGKILL')
    server.kill('SIGKILL')
  },
]

test('a taken port ends the start in one sentence, and PostgreSQL with it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { code, out, error } = await start({ PORT: String(port) }).ended
  expect(code).toBe(1)
  expect((out + error).trim()).toMatch(new RegExp(`^Port ${port} is taken[^\\n]+\\.$`))
  expect(await postmasterPid(dataDir)).toBeUndefined()
  other.close()
})

test('a second server on the same folder ends in one sentence and leaves the first alone', async () => {
  const first = start()
  const address = await first.address
  const { code, out, error } = await start().ended
  expect(code).toBe(1)
  expect((out + error).trim()).toMatch(/^Another server is already running on [^\n]+\.$/)
  expect(await write(address)).toMatchObject({ status: 201 })
})

const SIGNALS: NodeJS.Signals[] = inLongSet ? ['SIGTERM', 'SIGINT'] : ['SIGTERM']

test.each(SIGNALS)('%s under writes ends everything', async (signal) => {
  const server = start()
  const { writing, until } = writeTo(await server.address)
  await until(5)
  const before = performance.now()
  server.kill(signal)
  expect(await server.ended).toMatchObject({ code: 0, error: '' })
  if (inLongSet) expect(performance.now() - before).toBeLessThan(10_000)
  expect(await postmasterPid(dataDir)).toBeUndefined()
  await writing
})

function start(settings?: Record<string, string>): ServerProcess {
  const server = startServerProcess(dataDir, settings)
  started.push(server)
  return server
}

/** Four people write one message after the other, until nobody answers any more. One who hears "busy" writes anew. */
function writeTo(address: string, acknowledged: string[] = []) {
  const heard = new EventEmitter()
  const person = async () => {
    for (;;) {
      const answer = await write(address).catch(() => undefined)
      if (!answer) return
      if (answer.status === 503) continue
      expect(answer.status).toBe(201)
      acknowledged.push(answer.id!)
      heard.emit('acknowledged')
    }
  }
  const writing = Promise.all([person(), person(), person(), person()])
  const enough = async (count: number) => {
    while (acknowledged.length < count) await once(heard, 'acknowledged')
  }
  const stopped = async () => {
    await writing
    throw new Error(`Nobody answers any more after ${acknowledged.length} messages.`)
  }
  /** The time of the test is the only limit. */
  return { writing, until: (count: number) => Promise.race([enough(count), stopped()]) }
}

async function write(address: string): Promise<{ status: number; id: string | undefined }> {
  const answer = await fetch(`${address}/api/contact-messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      // Each message from another address, so that no limit ends the writing.
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify({
      name: 'Ada Reyes',
      email: 'ada@example.com',
      subject: 'A question',
      message: 'How long does it take?',
    }),
  })
  const { data } = (await answer.json()) as { data?: { id: string } }
  return { status: answer.status, id: data?.id }
}
