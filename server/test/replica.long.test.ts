import { randomInt, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MovableClock } from '../src/platform/clock.ts'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { newClient } from '../src/platform/database/new-client.ts'
import { openWayTo } from './frozen-way.ts'
import { startReplica } from './outgrown/start-replica.ts'
import { type Tally, Visitor } from './outgrown/visitor.ts'
import { makeSeller } from './payments.ts'
import { PASSWORD } from './people.ts'
import { promise } from './promises.ts'
import { quickFolder } from './quick-folder.ts'
import { startServerProcess } from './server-process.ts'
import { makeService } from './services.ts'
import { startApp } from './start-app.ts'

// Whole servers and databases start here, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 600_000 })

const SECRET = 'the secret of two nodes beside a replica'
const LAG_SECONDS = 5
const WRITES = 12
/** One that hangs is noticed within two looks; whoever asks meanwhile waits for that. */
const LONGEST_MS = 5000
const USED_AGAIN_MS = 60_000
/** Longer than a server takes to migrate and fill a database. */
const STARTS_MS = 120_000

async function openFolder() {
  const folder = await quickFolder('sojourn-replica-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function startShape(lagSeconds = LAG_SECONDS) {
  const folder = await openFolder()
  const dataDir = join(folder, 'postgres')
  const postgres = await startEmbedded({ dataDir })
  onTestFinished(() => postgres.stop())
  const replica = await startReplica({
    primaryUrl: postgres.url,
    primaryFolder: dataDir,
    folder: join(folder, 'replica'),
  })
  await replica.start(lagSeconds)
  const way = await openWayTo(replica.url)

  function startNode(name: string, settings: Record<string, string> = {}) {
    const node = startServerProcess(join(folder, name), {
      ...{ ROLE: 'worker', SECRET, ORIGIN: 'http://127.0.0.1:3000' },
      ...{ QUICK_PASSWORDS: '', DATABASE_URL: postgres.url, DATABASE_READ_URL: way.url, ...settings },
    })
    onTestFinished(async () => {
      node.kill('SIGKILL')
      await node.ended
    })
    return node
  }
  return { folder, postgres, replica, way, startNode }
}

async function rowsAt(url: string, text: string) {
  const client = newClient(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const elsewhere = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})

/** How often strangers' reads were answered by what. */
async function readsOf(origin: string) {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const of = (from: string) =>
    Number(new RegExp(`stranger_reads_total\\{from="${from}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  return { replica: of('replica'), primary: of('primary'), lost: of('primary after replica') }
}

const ready = async (origin: string) => (await fetch(`${origin}/readyz`)).text()

test('beside a replica that lags, hangs and is gone strangers are answered, and who wrote reads what they wrote', async () => {
  const tried = promise(
    'Beside a replica that lags, hangs or is gone every read is answered, and who wrote reads it',
  )
  const { postgres, replica, way, startNode } = await startShape(STARTS_MS / 1000)
  const nodes = [startNode('one'), startNode('two')]
  const [one = '', two = ''] = await Promise.all(nodes.map(({ address }) => address))
  const near = await startApp({
    besides: { databaseUrl: postgres.url },
    settings: { secret: SECRET },
    replaced: { clock: new MovableClock(new Date()) },
  })
  const agent = await makeSeller(near)
  const service = await makeService(near, agent)
  const isUsed = (origin = one) =>
    vi.waitUntil(async () => (await ready(origin)) === 'ready', { timeout: USED_AGAIN_MS, interval: 200 })
  const says = (words: string) => async () => (await ready(one)).includes(words)

  const tally: Tally = { acknowledged: 0, refused: 0, cut: 0, wrong: [] }
  const stranger = new Visitor(one, tally)
  // The replica has no table yet, then no rows, of what the first server has made at the primary.
  await vi.waitUntil(() => says('The replica has not come to where this server began')(), {
    timeout: USED_AGAIN_MS,
  })
  expect((await stranger.data('GET', '/passports')).items.length).toBeGreaterThan(100)
  expect(await readsOf(one)).toEqual({ replica: 0, primary: 1, lost: 0 })
  await replica.end()
  await replica.start(LAG_SECONDS)
  await Promise.all([isUsed(one), isUsed(two)])
  const titleSeen = async (visitor: Visitor, at = one) => {
    const answer = await visitor.once('GET', `/api/consultants/${agent.id}/services`, undefined, {}, at)
    expect(answer?.status).toBe(200)
    return JSON.parse(answer?.text ?? '').data.items[0]?.title as string | undefined
  }
  const foundBy = async (visitor: Visitor, word: string) =>
    ((await visitor.data('GET', `/consultants?query=${word}`)).items as unknown[]).length

  /** Reads until it was the replica that answered. */
  const readsThere = (read: () => Promise<unknown>) =>
    vi.waitUntil(
      async () => {
        const before = await readsOf(one)
        await read()
        return (await readsOf(one)).replica > before.replica
      },
      { timeout: USED_AGAIN_MS, interval: 50 },
    )

  // A stranger is answered by the replica: it is asked there, and what they see is as old as it is.
  await vi.waitUntil(async () => (await titleSeen(stranger)) !== undefined, { timeout: USED_AGAIN_MS })
  await readsThere(() => foundBy(stranger, 'visa'))
  const asked = await rowsAt(
    replica.url,
    `select count(*)::int as count from pg_stat_activity where query like '%found_agent%' and pid <> pg_backend_pid()`,
  )
  expect(asked[0].count).toBeGreaterThan(0)

  // The writer reads what they wrote, on both nodes, with no word of it at the replica.
  const writer = new Visitor(one, tally)
  await writer.data('POST', '/auth/login', { body: { email: agent.email, password: PASSWORD } })
  const writeTitle = async (title: string) =>
    writer.data('PATCH', `/account/consultant/services/${service.id}`, {
      headers: elsewhere(),
      body: { title },
    })
  const unseen: number[] = []
  for (let write = 0; write < WRITES; write++) {
    const word = `w${randomUUID().replaceAll('-', '').slice(0, 12)}`
    const title = `Student visa ${word}`
    await writeTitle(title)
    const written = performance.now()
    expect(await titleSeen(writer)).toBe(title)
    expect(await titleSeen(writer, two)).toBe(title)
    expect(await foundBy(writer, word)).toBe(1)
    // The replica was left for a moment if the machine stood still, or has it by now.
    const earlier = await readsOf(two)
    const isFound = await foundBy(new Visitor(two, tally), word)
    const isEarly = performance.now() - written < (LAG_SECONDS - 1) * 1000
    if (isEarly && (await readsOf(two)).replica > earlier.replica) unseen.push(isFound)
  }
  expect(unseen.length).toBeGreaterThan(WRITES / 2)
  expect(unseen).toEqual(unseen.map(() => 0))
  // And goes on seeing it once the replica has it, with no step back.
  const last = await titleSeen(writer)
  await readsThere(async () => expect(await titleSeen(writer)).toBe(last))
  await readsThere(async () => expect(await titleSeen(stranger)).toBe(last))
  expect(await (await fetch(`${one}/metrics`)).text()).toMatch(/^replica_lag_seconds \d/m)

  /** Crowds of strangers and who wrote, one after the other, until this is so. */
  async function crowdsUntil(isSo: () => Promise<boolean>) {
    let longest = 0
    do {
      await Promise.all(
        Array.from({ length: 12 }, async (_, at) => {
          const begun = performance.now()
          const visitor = at === 0 ? writer : new Visitor(one, tally)
          const { status } = (await visitor.once('GET', `/api/consultants?query=visa&limit=${at + 1}`)) ?? {}
          expect(status).toBe(200)
          longest = Math.max(longest, performance.now() - begun)
        }),
      )
    } while (!(await isSo()))
    return longest
  }
  const AWAY = 'The replica does not answer; everything is read from the primary.'

  way.freeze()
  expect(await crowdsUntil(says(AWAY))).toBeLessThan(LONGEST_MS)
  const hung = await readsOf(one)
  await titleSeen(stranger)
  expect(await readsOf(one)).toEqual({ ...hung, primary: hung.primary + 1 })
  way.thaw()
  await isUsed()

  await replica.end()
  expect(await crowdsUntil(says(AWAY))).toBeLessThan(LONGEST_MS)
  await writeTitle('Written while nobody else had it')
  expect(await titleSeen(stranger)).toBe('Written while nobody else had it')
  // A server begins without it.
  const third = startNode('three')
  const alone = await third.address
  expect(await ready(alone)).toMatch(/^ready\. The replica (has not answered yet|does not answer);/)
  await replica.start(LAG_SECONDS)
  await Promise.all([isUsed(), isUsed(alone)])
  await readsThere(() => titleSeen(stranger))

  // One that lags more than anybody should see is left alone until it comes nearer.
  await replica.end()
  await replica.start(40)
  await crowdsUntil(async () => {
    await writeTitle(`Student visa ${randomUUID().slice(0, 8)}`)
    return says('The replica is too far behind; everything is read from the primary.')()
  })
  await replica.end()
  await replica.start(0)
  await isUsed()
  // The writer reads there what it has within a moment.
  await readsThere(async () => {
    const title = `Student visa ${randomUUID().slice(0, 8)}`
    await writeTitle(title)
    expect(await titleSeen(writer)).toBe(title)
  })

  await replica.promote()
  await vi.waitUntil(says('DATABASE_READ_URL leads to a database that is written to, not to a replica'), {
    timeout: USED_AGAIN_MS,
  })
  expect(await foundBy(stranger, 'visa')).toBe(1)
  expect(tally.wrong).toEqual([])
  tried(`${tally.acknowledged} reads and writes, ${WRITES} of them read back at ${LAG_SECONDS} s of lag`)
})

test('a server tells at its start what DATABASE_READ_URL leads to, and refuses another database', async () => {
  const { folder, postgres, startNode } = await startShape()
  const first = startNode('first')
  await first.address
  await first.heard(
    /^DATABASE_URL leads to PostgreSQL itself\.\nDATABASE_READ_URL leads to a replica of it\.\n/,
  )
  first.kill('SIGTERM')
  await first.ended

  const itself = startNode('itself', { DATABASE_READ_URL: postgres.url })
  await itself.address
  await itself.heard(/not to a replica; everything is read from DATABASE_URL\.\n/)

  const gone = startNode('gone', { DATABASE_READ_URL: 'postgres://nobody@127.0.0.1:1/nowhere' })
  await gone.address
  await gone.heard(
    /The replica at 127\.0\.0\.1:1 does not answer .*; everything is read from DATABASE_URL until/,
  )

  const other = await startEmbedded({ dataDir: join(folder, 'other') })
  onTestFinished(() => other.stop())
  const refused = await startNode('refused', { DATABASE_READ_URL: other.url }).ended
  expect(refused.code).toBe(1)
  expect(refused.error).toBe(
    'DATABASE_READ_URL leads to another database than DATABASE_URL; give the address of a streaming replica of it, or take the setting away.\n',
  )
})
