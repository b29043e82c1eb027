import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '../../server/src/platform/database/embedded.ts'
import { GUIDE_QUESTIONS } from './guide-questions.ts'
import { scorePages } from './lighthouse.ts'
import { FEWER_CONNECTIONS, measure } from './load.ts'
import { PUBLIC_PAGES, weigh } from './page-weight.ts'
import { type Measured, startProcess } from './processes.ts'
import { serverEnv } from './server-env.ts'
import { measureSignIns, moveVisitors, signInFor } from './sign-ins.ts'

/** The demo story, which is told once the server listens, has this agent. */
const AGENT = 'amara-okafor'
const VISA = '/p/visas/ca/study-permit'

/** A server with the demo story and its floor, on one PostgreSQL. */
export interface Demo {
  server: Measured
  floor: Measured
}

/** Server and floor side by side, with the load on the same cores. */
export async function withDemo<Found>(folder: string, work: (demo: Demo) => Promise<Found>) {
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres') })
  const server = await startProcess('server/src/main.ts', {
    ...serverEnv(postgres.url, join(folder, 'data')),
    DEMO: '1',
    // Each who signs in comes from an address of their own.
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const floor = await startProcess('bench/src/floor.ts', {
    DATABASE_URL: postgres.url,
    PAGE_OF: server.address,
  })
  try {
    await untilTold(server.address)
    await moveVisitors(postgres.url)
    return await work({ server, floor })
  } finally {
    await floor.stop()
    await server.stop()
    await postgres.stop()
  }
}

export async function untilTold(address: string) {
  while (!(await fetch(`${address}/api/consultants/${AGENT}`)).ok) await pause(500)
}

export const measureReference = ({ server, floor }: Demo) =>
  measure({
    countries: { server, path: '/api/countries' },
    countriesFloor: { server: floor, path: '/countries' },
    purposes: { server, path: '/api/purposes' },
    purposesFloor: { server: floor, path: '/purposes' },
  })

export const measureGuide = ({ server, floor }: Demo) =>
  measure({
    guide: { server, paths: GUIDE_QUESTIONS.map((question) => `/api${question}`) },
    guideFloor: { server: floor, paths: GUIDE_QUESTIONS },
  })

export function measurePages({ server, floor }: Demo) {
  const rendered = (path: string) => ({
    server,
    path,
    // Whoever brings a cookie gets no page out of the cache.
    headers: { cookie: 'bench=1' },
    connections: FEWER_CONNECTIONS,
  })
  return measure({
    homeCached: { server, path: '/' },
    homeFloor: { server: floor, path: '/' },
    homeRendered: rendered('/'),
    agentsRendered: rendered('/p/agents'),
    profileRendered: rendered(`/${AGENT}`),
    visaRendered: rendered(VISA),
    profileRead: { server, path: `/api/consultants/${AGENT}`, connections: FEWER_CONNECTIONS },
  })
}

export async function measureSessions({ server, floor }: Demo) {
  const headers = await signInFor({ server, login: '/api/auth/login' })
  const load = await measure({
    heartbeat: { server, path: '/api/heartbeat', method: 'HEAD', headers },
    heartbeatFloor: { server: floor, path: '/heartbeat', method: 'HEAD', headers },
  })
  const places = {
    server: { server, beat: '/api/heartbeat', login: '/api/auth/login' },
    floor: { server: floor, beat: '/heartbeat', login: '/login' },
  }
  return { load, delays: await measureSignIns(places, headers) }
}

export const measureWeights = ({ server }: Demo) =>
  Promise.all(PUBLIC_PAGES.map((path) => weigh(server.address, path)))

export const measureScores = ({ server }: Demo) => scorePages(server.address)

export interface DemoFigures {
  reference: Awaited<ReturnType<typeof measureReference>>
  guide: Awaited<ReturnType<typeof measureGuide>>
  pages: Awaited<ReturnType<typeof measurePages>>
  sessions: Awaited<ReturnType<typeof measureSessions>>
}
