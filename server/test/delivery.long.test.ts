import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeTalk } from './conversations.ts'
import { type Side, sideOf } from './delivery/side.ts'
import { findPrograms } from './outgrown/find-programs.ts'
import { freePorts } from './outgrown/free-ports.ts'
import { connectsTo, startPart } from './outgrown/part.ts'
import { promise } from './promises.ts'
import { quickFolder } from './quick-folder.ts'
import { startApp, type TestApp } from './start-app.ts'

vi.setConfig({ testTimeout: 1_200_000 })

const CONVERSATIONS = 40
const MESSAGES = 10_000
const KILLS = 20
const CUTS = 100
/** This many are taken between a node that is back and the next kill, and between two cuts. */
const BETWEEN_KILLS = 100
const BETWEEN_CUTS = 70

test('10,000 messages over 20 kills of a node and 100 cuts: each one that was taken is heard once and in order', async () => {
  promise(
    'A message that was taken is heard once and in order',
    `${MESSAGES} messages, ${KILLS} kills of a node, ${CUTS} cuts`,
  )
  const server = await startApp()
  server.clock.forward(Date.now() - server.clock.now().getTime())
  const nodes = await startNodes(server.databaseUrl)
  const addresses = nodes.map(({ address }) => address)
  const talks = await makeTalks(server, addresses)
  /** Under the id its sender gave it, the place it was given. */
  const taken = new Map<string, { talk: string; seq: number }>()
  const isEnough = () => kills === KILLS && cuts === CUTS && taken.size >= MESSAGES
  let [kills, cuts] = [0, 0]

  const write = async ({ id, ask }: Side) => {
    while (!isEnough()) {
      const client_id = randomUUID()
      const send = async () => {
        const message = { client_id, message: client_id }
        const { status, body } = await ask('POST', `/conversations/${id}/messages`, message)
        expect(status, JSON.stringify(body)).toBe(201)
        return body.data.seq as number
      }
      const seq = await send()
      taken.set(client_id, { talk: id, seq })
      // The answer is taken as lost: a kill alone seldom comes between the two.
      if (taken.size % 7 === 0) expect(await send()).toBe(seq)
    }
  }
  const more = (count: number) => {
    const wanted = taken.size + count
    return vi.waitUntil(() => taken.size >= wanted, { timeout: 300_000, interval: 20 })
  }
  const kill = async () => {
    for (; kills < KILLS; kills += 1) {
      await more(BETWEEN_KILLS)
      const { part } = nodes[kills % nodes.length] as (typeof nodes)[number]
      await part.end('SIGKILL')
      await part.start()
    }
  }
  const sides = talks.flat()
  const cut = async () => {
    for (; cuts < CUTS; cuts += 1) {
      await more(BETWEEN_CUTS)
      sides[(cuts * 7) % sides.length]?.listener.cut()
    }
  }
  await Promise.all([...sides.map(write), kill(), cut()])

  for (const [one, two] of talks) {
    const there = [...taken.values()].filter(({ talk }) => talk === one.id).map(({ seq }) => seq)
    const last = Math.max(...there)
    await vi.waitUntil(() => one.listener.last() >= last && two.listener.last() >= last, {
      timeout: 60_000,
      interval: 50,
    })
    await Promise.all([one.listener.end(), two.listener.end()])
    const { heard } = one.listener
    expect(two.listener.heard).toEqual(heard)
    expect(heard.map(({ seq }) => seq)).toEqual(Array.from({ length: heard.length }, (_, at) => at + 1))
    for (const { seq, message } of heard) if (taken.has(message)) expect(taken.get(message)?.seq).toBe(seq)
    expect(heard.filter(({ message }) => taken.has(message))).toHaveLength(there.length)
  }
  expect({ kills, cuts, isAll: taken.size >= MESSAGES }).toEqual({ kills: KILLS, cuts: CUTS, isAll: true })
})

async function makeTalks(server: TestApp, nodes: string[]) {
  const talks: [Side, Side][] = []
  while (talks.length < CONVERSATIONS) {
    const { id, asClient, asAgent } = await makeTalk(server)
    const turn = talks.length * 2
    talks.push([sideOf(id, asClient, nodes, turn), sideOf(id, asAgent, nodes, turn + 1)])
  }
  return talks
}

/** Two nodes in processes of their own, on the database of the test. */
async function startNodes(databaseUrl: string) {
  const folder = await quickFolder('sojourn-delivery-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [redis, ...ports] = await freePorts()
  const start = async (wanted: Parameters<typeof startPart>[0]) => {
    const part = await startPart(wanted)
    onTestFinished(() => part.end('SIGKILL'))
    return part
  }
  await start({
    name: 'Redis',
    command: (await findPrograms())['redis-server'],
    args: ['--port', `${redis}`, '--bind', '127.0.0.1', '--save', ''],
    reach: () => connectsTo(redis),
  })
  const node = async (port: number) => {
    const address = `http://127.0.0.1:${port}`
    const env = {
      PATH: process.env.PATH,
      ORIGIN: address,
      PORT: String(port),
      DATA_DIR: join(folder, String(port)),
      SECRET: 'a secret for tests, 32 characters or more',
      DATABASE_URL: databaseUrl,
      REDIS_URL: `redis://127.0.0.1:${redis}`,
      TRUSTED_PROXIES: '127.0.0.1',
      DEMO: '0',
      // Test machines stutter.
      MOST_DELAY_MS: '10000',
    }
    const part = await start({
      name: `the node at ${port}`,
      command: process.execPath,
      args: [join(import.meta.dirname, '../src/main.ts')],
      options: { env },
      reach: async () => {
        const { ok, status } = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) })
        if (!ok) throw new Error(`It answers ${status}`)
      },
    })
    return { address, part }
  }
  return Promise.all([node(ports[0] as number), node(ports[1] as number)])
}
