import { newClient } from '../../server/src/platform/database/new-client.ts'
import { startProcess } from './processes.ts'
import { recordWrites } from './record-writes.ts'
import { type Post, type Rate, rateOf } from './send-once.ts'

/** The first of them warms up. */
export const ROUNDS = 4

export interface Beside {
  server: Rate
  floor: Rate
}

/**
 * Sends each call once to the server and once to a floor that writes the same rows to a copy of the database; the median
 * round of each kind counts. What follows is left to a worker. Nobody may be connected to the database meanwhile.
 */
export async function besideWritesFloor<Name extends string>(
  url: string,
  env: Record<string, string> & { DATA_DIR: string },
  kinds: Record<Name, Post[]>,
): Promise<Record<Name, Beside>> {
  const recordedUrl = await copyOf(url, 'recorded')
  const floorUrl = await copyOf(url, 'floor')
  const all = Object.values<Post[]>(kinds).flat()
  const writes = await recordWrites(env.DATA_DIR, { ...env, DATABASE_URL: recordedUrl }, all)
  const server = await startProcess('server/src/main.ts', { ...env, DEMO: '0', ROLE: 'web' })
  const floor = await startProcess('bench/src/writes-floor.ts', {
    DATABASE_URL: floorUrl,
    STATEMENTS: writes,
  })
  try {
    const found = {} as Record<Name, Beside>
    for (const [name, calls] of Object.entries<Post[]>(kinds)) {
      const each = Math.floor(calls.length / ROUNDS)
      const rates: Beside[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const some = calls.slice(round * each, (round + 1) * each)
        rates.push({ server: await rateOf(server, some), floor: await rateOf(floor, some) })
      }
      const counted = rates.slice(1)
      found[name as Name] = {
        server: median(counted.map(({ server }) => server)),
        floor: median(counted.map(({ floor }) => floor)),
      }
    }
    return found
  } finally {
    await floor.stop()
    await server.stop()
  }
}

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
