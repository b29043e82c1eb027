import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { copyDatabase } from './database.ts'
import { quickFolder } from './quick-folder.ts'
import { startServerProcess } from './server-process.ts'
import { openBalancer } from './small-balancer.ts'
import { rounds } from './test-set.ts'

// Whole servers start here, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 60_000 })

const AT_ONCE = rounds(4, 12)

async function startNode(databaseUrl: string) {
  const dataDir = await quickFolder('sojourn-leaving-')
  const node = startServerProcess(dataDir, {
    ROLE: 'worker',
    DATABASE_URL: databaseUrl,
    SECRET: 'x'.repeat(32),
    QUICK_PASSWORDS: '',
    STOP_DELAY_MS: '2000',
  })
  onTestFinished(async () => {
    node.kill('SIGKILL')
    await node.ended
    await rm(dataDir, { recursive: true, force: true })
  })
  return node
}

test('a node that stops behind a balancer fails nobody', async () => {
  const database = await copyDatabase()
  onTestFinished(database.drop)
  const nodes = await Promise.all([startNode(database.url), startNode(database.url)])
  const addresses = await Promise.all(nodes.map(({ address }) => address))
  const balancer = await openBalancer(addresses)

  const statuses: number[] = []
  let isOver = false
  let next = 0
  async function write() {
    while (!isOver) {
      const { status } = await fetch(`${balancer.address}/api/contact-messages`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // Each from an address of its own: the limit of messages is not what is tested.
          'x-forwarded-for': `10.1.${++next >> 8}.${next & 255}`,
        },
        body: JSON.stringify({
          name: 'Anna',
          email: 'a@example.com',
          subject: 'Hello',
          message: `No. ${next}`,
        }),
      })
      statuses.push(status)
    }
  }
  const writers = Array.from({ length: AT_ONCE }, write)
  onTestFinished(() => {
    isOver = true
  })
  const writes = (many: number) => vi.waitUntil(() => statuses.length >= many, { timeout: 30_000 })
  await writes(50)

  const [leaving] = nodes
  leaving?.kill('SIGTERM')
  expect(await leaving?.ended).toMatchObject({ code: 0 })
  expect(balancer.ready()).toEqual(addresses.slice(1))
  await writes(statuses.length + 20)
  isOver = true
  await Promise.all(writers)
  expect(statuses.filter((status) => status !== 201)).toEqual([])
})
