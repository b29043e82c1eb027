import { join } from 'node:path'
import { bringManyAgents } from '../../demo/src/people/many-agents.ts'
import { loadReference } from '../../server/src/ground/reference/load-reference.ts'
import { openContext } from '../../server/src/open-context.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { readSettings } from '../../server/src/settings/settings.ts'
import { keepPlans } from './keep-plans.ts'
import { type Latency, latencyOf } from './latency.ts'
import { type Figures, measure } from './load.ts'
import { measureRefresh } from './measure-refresh.ts'
import { startProcess } from './processes.ts'
import { BROWSED, MISSPELT, randomSearches, WORDS } from './searches.ts'
import { serverEnv } from './server-env.ts'

const ENOUGH_TO_PLAN = 100_000
/** The rates are low enough that no search waits for another. */
const LISTS = { aSecond: 20, asked: 600 }
const FACETS = { aSecond: 5, asked: 150 }

export interface SearchResults {
  bringing: { agents: number; seconds: number }
  refreshMs: number
  load: Record<
    'crowd' | 'browse' | 'browseFloor' | 'words' | 'wordsFloor' | 'misspelt' | 'misspeltFloor',
    Figures
  >
  random: Latency
  facets: Latency
}

/** Finding agents among a crowd, beside its floor on the same PostgreSQL. */
export async function measureSearch(folder: string, agents: number): Promise<SearchResults> {
  const postgres = await startEmbedded({ dataDir: join(folder, 'crowd') })
  const env = serverEnv(postgres.url, join(folder, 'crowd-data'))
  try {
    const { seconds, refreshMs } = await bringCrowd(postgres.url, env, agents)
    // Among few agents PostgreSQL goes about it otherwise.
    if (agents >= ENOUGH_TO_PLAN) await keepPlans(postgres.url)
    const start = (more: Record<string, string> = {}) =>
      startProcess('server/src/main.ts', { ...env, DEMO: '0', ROLE: 'worker', ...more })
    const server = await start()
    const usual = await start({ SHARE_READS_MS: '' })
    const floor = await startProcess('bench/src/search-floor.ts', { DATABASE_URL: postgres.url })
    try {
      const browsed = BROWSED.map((query) => `/api/consultants?${query}`)
      const load = await measure({
        crowd: { server: usual, paths: browsed },
        browse: { server, paths: browsed },
        browseFloor: { server: floor, paths: BROWSED.map((query) => `/browse?${query}`) },
        words: { server, paths: WORDS.map((query) => `/api/consultants?${query}`) },
        wordsFloor: { server: floor, paths: WORDS.map((query) => `/words?${query}`) },
        misspelt: { server, paths: MISSPELT.map((query) => `/api/consultants?query=${query}`) },
        misspeltFloor: { server: floor, paths: MISSPELT.map((query) => `/misspelt?query=${query}`) },
      })
      // None is asked twice: counts are remembered for a while.
      const searches = randomSearches(LISTS.asked + FACETS.asked)
      const latencies = (path: string, { aSecond, asked }: typeof LISTS) => {
        const paths = searches.splice(0, asked).map((query) => `${path}?${query}`)
        return latencyOf(server, paths, aSecond)
      }
      const random = await latencies('/api/consultants', LISTS)
      const facets = await latencies('/api/consultants/facets', FACETS)
      return { bringing: { agents, seconds }, refreshMs, load, random, facets }
    } finally {
      await floor.stop()
      await usual.stop()
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function bringCrowd(url: string, env: Record<string, string>, agents: number) {
  await migrate(url)
  const { context, close } = await openContext(readSettings(env), url, {}, undefined, { isPatient: true })
  try {
    await loadReference(context.db, context.clock)
    const begun = performance.now()
    await bringManyAgents(context, agents, () => {})
    const seconds = (performance.now() - begun) / 1000
    const refreshMs = await measureRefresh(context)
    // The tables are as they lie after a night: the rest of so much writing would otherwise be tidied up beside the
    // searches.
    await context.pool.query('vacuum (analyze)')
    await context.pool.query('checkpoint')
    return { seconds, refreshMs }
  } finally {
    await close()
  }
}
