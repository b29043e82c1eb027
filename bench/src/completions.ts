import { join } from 'node:path'
import { loadReference } from '../../server/src/ground/reference/load-reference.ts'
import { openContext } from '../../server/src/open-context.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { newClient } from '../../server/src/platform/database/new-client.ts'
import { readSettings } from '../../server/src/settings/settings.ts'
import { type Acceptance, bringAcceptances } from './acceptances.ts'
import { startProcess } from './processes.ts'
import { recordWrites } from './record-writes.ts'
import { type Rate, rateOf } from './send-once.ts'
import { serverEnv } from './server-env.ts'

const ROUNDS = 3

export interface CompletionFigures {
  accepted: number
  server: Rate
  floor: Rate
}

/** Work that many clients accept at once, beside a floor that writes the same rows. What follows is left to a worker. */
export async function measureCompletions(folder: string, each: number): Promise<CompletionFigures> {
  const postgres = await startEmbedded({ dataDir: join(folder, 'completions') })
  const env = {
    ...serverEnv(postgres.url, join(folder, 'completions-data')),
    // Each client comes from an address of their own.
    TRUSTED_PROXIES: '127.0.0.1',
  }
  try {
    // The first round warms up.
    const calls = await bring(postgres.url, env, each * (1 + ROUNDS))
    const recorded = await copyOf(postgres.url, 'recorded')
    const floorUrl = await copyOf(postgres.url, 'floor')
    const writes = await recordWrites(env.DATA_DIR, { ...env, DATABASE_URL: recorded }, calls)
    const server = await startProcess('server/src/main.ts', { ...env, DEMO: '0', ROLE: 'web' })
    const floor = await startProcess('bench/src/writes-floor.ts', {
      DATABASE_URL: floorUrl,
      STATEMENTS: writes,
    })
    try {
      const rates: { server: Rate; floor: Rate }[] = []
      for (let round = 0; round <= ROUNDS; round++) {
        const some = calls.slice(round * each, (round + 1) * each)
        rates.push({ server: await rateOf(server, some), floor: await rateOf(floor, some) })
      }
      const counted = rates.slice(1)
      return {
        accepted: calls.length,
        server: median(counted.map(({ server }) => server)),
        floor: median(counted.map(({ floor }) => floor)),
      }
    } finally {
      await floor.stop()
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function bring(url: string, env: Record<string, string>, many: number): Promise<Acceptance[]> {
  await migrate(url)
  const { context, close } = await openContext(readSettings(env), url, {}, undefined, { isPatient: true })
  try {
    await loadReference(context.db, context.clock)
    const calls = await bringAcceptances(context, many)
    await context.pool.query('vacuum (analyze)')
    await context.pool.query('checkpoint')
    return calls
  } finally {
    await close()
  }
}

/** Nobody may be connected to the database that is copied. */
async function copyOf(url: string, name: string) {
  const [elsewhere, copy] = [new URL(url), new URL(url)]
  elsewhere.pathname = '/template1'
  copy.pathname = `/${name}`
  const client = newClient(elsewhere.href)
  await client.connect()
  await client.query(`create database ${name} template "${new URL(url).pathname.slice(1)}"`)
  await client.end()
  return copy.href
}

const median = (rates: Rate[]) =>
  rates.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(rates.length / 2)] as Rate
