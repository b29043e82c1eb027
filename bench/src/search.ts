import { join } from 'node:path'
import { openContext } from '../../server/src/context.ts'
import { bringManyAgents } from '../../server/src/demo/many-agents.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { loadReference } from '../../server/src/reference/load-reference.ts'
import { readSettings } from '../../server/src/settings.ts'
import { keepPlans } from './keep-plans.ts'
import { type Latency, latencyOf } from './latency.ts'
import { type Figures, measure } from './load.ts'
import { measureRefresh } from './measure-refresh.ts'
import { startProcess } from './processes.ts'
import { BROWSED, MISSPELT, randomSearches, WORDS } from './searches.ts'

const AGENTS = 100_000
const A_SECOND = 50
const SECONDS = 20

export interface SearchResults {
  bringing: { agents: number; seconds: number }
  refreshMs: number
  load: Record<'browse' | 'browseFloor' | 'words' | 'wordsFloor' | 'misspelt' | 'misspeltFloor', Figures>
  random: Latency
  facets: Latency
}

/** Finding agents among a crowd, beside its floor on the same PostgreSQL. */
export async function measureSearch(folder: string): Promise<SearchResults> {
  const postgres = await startEmbedded({ dataDir: join(folder, 'crowd') })
  const env = {
    DATABASE_URL: postgres.url,
    SECRET: 'x'.repeat(32),
    DATA_DIR: join(folder, 'crowd-data'),
    PORT: '0',
  }
  try {
    const { seconds, refreshMs } = await bringCrowd(postgres.url, env)
    await keepPlans(postgres.url)
    const server = await startProcess('server/src/main.ts', { ...env, DEMO: '0', ROLE: 'worker' })
    const floor = await startProcess('bench/src/search-floor.ts', { DATABASE_URL: postgres.url })
    try {
      const load = await measure({
        browse: { server, paths: BROWSED.map((query) => `/api/consultants?${query}`) },
        browseFloor: { server: floor, paths: BROWSED.map((query) => `/browse?${query}`) },
        words: { server, paths: WORDS.map((query) => `/api/consultants?${query}`) },
        wordsFloor: { server: floor, paths: WORDS.map((query) => `/words?${query}`) },
        misspelt: { server, paths: MISSPELT.map((query) => `/api/consultants?query=${query}`) },
        misspeltFloor: { server: floor, paths: MISSPELT.map((query) => `/misspelt?query=${query}`) },
      })
      const searches = randomSearches(A_SECOND * SECONDS)
      const random = await latencyOf(
        server,
        searches.map((query) => `/api/consultants?${query}`),
        A_SECOND,
      )
      const facets = await latencyOf(
        server,
        searches.map((query) => `/api/consultants/facets?${query}`),
        A_SECOND / 5,
      )
      return { bringing: { agents: AGENTS, seconds }, refreshMs, load, random, facets }
    } finally {
      await floor.stop()
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function bringCrowd(url: string, env: Record<string, string>) {
  await migrate(url)
  const { context, close } = await openContext(readSettings(env), url)
  try {
    await loadReference(context.db, context.clock)
    const begun = performance.now()
    await bringManyAgents(context, AGENTS, () => {})
    const seconds = (performance.now() - begun) / 1000
    return { seconds, refreshMs: await measureRefresh(context) }
  } finally {
    await close()
  }
}
