import { rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicScreens } from '../../e2e/screens.ts'
import { openInspector } from './inspector.ts'
import { promise } from './promises.ts'
import { quickFolder } from './quick-folder.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const MINUTE = 60_000
const MB = 2 ** 20
/** At once, as from so many people. */
const VISITORS = 24

let dataDir: string
let server: ServerProcess
beforeAll(async () => {
  dataDir = await quickFolder('sojourn-memory-')
  server = startServerProcess(dataDir, { DEMO: '1', NODE_ENV: 'production' }, ['--inspect=127.0.0.1:0'])
  await server.address
}, 2 * MINUTE)
afterAll(async () => {
  server.kill('SIGTERM')
  await server.ended
  await rm(dataDir, { recursive: true, force: true })
})

const OFTEN = [
  '/api/purposes',
  '/api/countries',
  '/api/languages',
  '/api/consultants',
  '/api/consultants/facets',
  '/healthz',
  '/flags/CA.svg',
]
const PAGES = publicScreens.map(({ path }) => path)

/** Strangers ask mostly for the same, now and then for what nobody has asked for before. */
function addressOf(n: number) {
  const place = n % 200
  if (place === 0) return `/p/agents?query=${wordOf(n)}`
  if (place < 5) return `/api/consultants?query=${wordOf(n)}`
  if (place < 10) return `/nobody-${n}`
  if (place < 30) return PAGES[n % PAGES.length] as string
  return OFTEN[n % OFTEN.length] as string
}

/** No two are the same, and most find nothing. */
const wordOf = (n: number) => `visa+${n.toString(36)}`

test(
  'memory levels off: after 300,000 requests it is as after 100,000',
  async () => {
    promise('Memory levels off under load', '300,000 requests')
    const address = new URL(await server.address)
    const inspector = await openInspector(await server.inspectedAt)
    const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
    const statuses = new Map<number, number>()

    let asked = 0
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        const n = asked++
        const headers = {
          'accept-encoding': 'gzip',
          'x-forwarded-for': `10.${(n >> 14) % 256}.${(n >> 6) % 256}.9`,
        }
        get({ host: address.hostname, port: address.port, path: addressOf(n), agent, headers }, (answer) => {
          const { statusCode = 0 } = answer
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
          answer.resume().on('end', resolve)
        }).on('error', reject)
      })
    async function askUpTo(count: number) {
      const visit = async () => {
        while (asked < count) await ask()
      }
      await Promise.all(Array.from({ length: VISITORS }, visit))
      return inspector.heldAfterCollecting()
    }

    const held: number[] = []
    for (const count of [100_000, 200_000, 300_000]) held.push(await askUpTo(count))
    agent.destroy()
    inspector.close()
    const told = `held: ${held.map((bytes) => `${(bytes / MB).toFixed(1)} MB`).join(', ')}; ${[...statuses].join('; ')}`
    console.log(told)
    expect(
      [...statuses.keys()].filter((status) => ![200, 404].includes(status)),
      told,
    ).toEqual([])
    const [first = 0, , last = 0] = held
    expect(last / first, told).toBeLessThan(1.05)
  },
  15 * MINUTE,
)
