import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { newClient } from '../src/platform/database/new-client.ts'
import { emptyDatabase } from './database.ts'
import { quickFolder } from './quick-folder.ts'
import { startServerProcess } from './server-process.ts'

// The story is told here by whole servers, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 30_000 })

let dataDir: string
beforeAll(async () => {
  dataDir = await quickFolder('sojourn-at-once-')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const HOW_OFTEN = `
  select (select count(*)::int from person) as people, (select count(*)::int from client_order) as orders,
    (select count(*)::int from coupon) as coupons, (select count(*)::int from review) as reviews,
    (select count(*)::int from message) as messages, (select count(*)::int from article) as articles`

async function counted(url: string) {
  const client = newClient(url)
  await client.connect()
  try {
    return (await client.query(HOW_OFTEN)).rows[0]
  } finally {
    await client.end()
  }
}

/** Servers that begin at the same moment, until each is ready. */
async function startTogether(url: string, names: string[]) {
  const servers = names.map((name) =>
    startServerProcess(`${dataDir}/${name}`, {
      DEMO: '1',
      ROLE: 'worker',
      QUICK_PASSWORDS: '',
      DATABASE_URL: url,
      SECRET: 'the same secret on every node, 32 characters',
    }),
  )
  onTestFinished(async () => {
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
  })
  await Promise.all(servers.map(({ address }) => address))
}

test('four servers that begin at once on an empty database all get ready, and the demo story is there once', async () => {
  const alone = await emptyDatabase()
  await startTogether(alone, ['alone'])
  const together = await emptyDatabase()
  await startTogether(together, ['one', 'two', 'three', 'four'])
  const story = await counted(alone)
  expect(story.people).toBeGreaterThan(50)
  expect(await counted(together)).toEqual(story)
})
