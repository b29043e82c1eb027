import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '../../server/src/platform/database/embedded.ts'
import { measureAfterHiring } from './after-hiring.ts'
import { measureArticles } from './articles.ts'
import { GUIDE_QUESTIONS } from './guide-questions.ts'
import { measureHire } from './hire.ts'
import { scorePages } from './lighthouse.ts'
import { FEWER_CONNECTIONS, measure } from './load.ts'
import { paceOf } from './pace.ts'
import { PUBLIC_PAGES, weigh } from './page-weight.ts'
import { residentMbOf, startProcess } from './processes.ts'
import { writeReport } from './report.ts'
import { measureSearch } from './search.ts'
import { serverEnv } from './server-env.ts'
import { measureSignIns, moveVisitors, signInFor } from './sign-ins.ts'
import { measureSlots } from './slots.ts'
import { measureVerify } from './verify.ts'

/** Of the demo story, which is told once the server listens. */
const AGENT = 'amara-okafor'

/** With `--small` the pages after hiring are tried alone, among a few rows, and nothing is written down. */
const SMALL = { orders: 2000, entries: 5000, messages: 2000 }

/** `npm run bench`: about half an hour on two cores; everything on loopback. */
const folder = await mkdtemp(join(tmpdir(), 'sojourn-bench-'))
try {
  await (process.argv.includes('--small') ? trySmall() : measureAll())
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function trySmall() {
  console.log(await measureAfterHiring(folder, SMALL))
  console.log(await measureVerify(folder, SMALL.entries))
}

async function measureAll() {
  const start = await measureStart()
  const measured = await measureLoad()
  const hire = await measureHire(folder)
  const verify = await measureVerify(folder)
  const search = await measureSearch(folder, paceOf(measured.load))
  const articles = await measureArticles(folder)
  const afterHiring = await measureAfterHiring(folder)
  const slots = measureSlots()
  await writeReport({ start, ...measured, hire, verify, search, articles, afterHiring, slots })
}

/** The everyday start: everything embedded, the database already there. */
async function measureStart() {
  const env = { DATA_DIR: join(folder, 'embedded'), PORT: '0' }
  await (await startProcess('server/src/main.ts', env)).stop()
  const server = await startProcess('server/src/main.ts', env)
  await fetch(server.address)
  const idle = { startMs: server.startedInMs, residentMb: residentMbOf(server.pid) }
  await server.stop()
  return idle
}

async function untilTold(address: string) {
  while (!(await fetch(`${address}/api/consultants/${AGENT}`)).ok) await pause(500)
}

/** Server and floor side by side on one PostgreSQL, with the load on the same cores. */
async function measureLoad() {
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres') })
  const env = {
    ...serverEnv(postgres.url, join(folder, 'data')),
    DEMO: '1',
    // Each who signs in comes from an address of their own.
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const server = await startProcess('server/src/main.ts', env)
  const floor = await startProcess('bench/src/floor.ts', {
    DATABASE_URL: postgres.url,
    PAGE_OF: server.address,
  })
  try {
    await untilTold(server.address)
    await moveVisitors(postgres.url)
    const rendered = (path: string) => ({
      server,
      path,
      // Whoever brings a cookie gets no page out of the cache.
      headers: { cookie: 'bench=1' },
      connections: FEWER_CONNECTIONS,
    })
    const headers = await signInFor({ server, login: '/api/auth/login' })
    const load = await measure({
      countries: { server, path: '/api/countries' },
      countriesFloor: { server: floor, path: '/countries' },
      purposes: { server, path: '/api/purposes' },
      purposesFloor: { server: floor, path: '/purposes' },
      guide: { server, paths: GUIDE_QUESTIONS.map((question) => `/api${question}`) },
      guideFloor: { server: floor, paths: GUIDE_QUESTIONS },
      heartbeat: { server, path: '/api/heartbeat', method: 'HEAD', headers },
      heartbeatFloor: { server: floor, path: '/heartbeat', method: 'HEAD', headers },
      homeRendered: rendered('/'),
      homeCached: { server, path: '/' },
      homeFloor: { server: floor, path: '/' },
      agentsRendered: rendered('/p/agents'),
      profileRendered: rendered(`/${AGENT}`),
      profileRead: { server, path: `/api/consultants/${AGENT}`, connections: FEWER_CONNECTIONS },
    })
    const places = {
      server: { server, beat: '/api/heartbeat', login: '/api/auth/login' },
      floor: { server: floor, beat: '/heartbeat', login: '/login' },
    }
    const delays = await measureSignIns(places, headers)
    const weights = await Promise.all(PUBLIC_PAGES.map((path) => weigh(server.address, path)))
    return { load, delays, weights, scores: await scorePages(server.address) }
  } finally {
    await floor.stop()
    await server.stop()
    await postgres.stop()
  }
}
