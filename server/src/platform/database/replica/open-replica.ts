import type pg from 'pg'
import { within } from '../../within.ts'
import { type Database, openDatabase, openPool } from '../database.ts'
import { type DatabaseWay, wayTo } from '../database-way.ts'
import type { WatchStatement } from '../watch-statement.ts'
import { clusterOf, type Standing, standingOf } from './replica-store.ts'

/** How long an answer of one line may take. */
export const LOOK_MS = 500
const OPEN_MS = 3000

/** Connections to a replica, from when it was found until it is lost. */
export interface Replica {
  pool: pg.Pool
  db: Database
  stand(): Promise<Standing>
  /** Work that is given up when the replica is lost. */
  whileThere<T>(work: () => Promise<T>): Promise<T>
  lose(): Promise<void>
}

export class OtherCluster extends Error {}
export class ReplicaLost extends Error {}

/** Ways and databases are asked for anew each time: what comes back may be something else. */
export async function openReplica(url: string, primary: pg.Pool, watch?: WatchStatement): Promise<Replica> {
  const way = await within(OPEN_MS, wayTo(url, 'DATABASE_READ_URL'))
  const looking = openPool(way, () => {}, { size: 1, mostMs: LOOK_MS })
  try {
    const [here, there] = await Promise.all([clusterOf(primary), clusterOf(looking)])
    if (here !== there) throw new OtherCluster()
  } catch (error) {
    void looking.end()
    throw error
  }
  return connected(way, looking, watch)
}

/** The connections themselves, to what is known to be a replica. */
export function connected(way: DatabaseWay, looking: pg.Pool, watch?: WatchStatement): Replica {
  const pool = openPool(way, () => {}, watch && { watch })
  const giveUps = new Set<(error: Error) => void>()
  let losing: Promise<unknown> | undefined
  return {
    pool,
    db: openDatabase(pool),
    stand: () => standingOf(looking),
    whileThere(work) {
      return new Promise((resolve, reject) => {
        if (losing) return reject(new ReplicaLost())
        giveUps.add(reject)
        work()
          .then(resolve, reject)
          .finally(() => giveUps.delete(reject))
      })
    },
    async lose() {
      losing ??= Promise.all([looking.end(), pool.end()])
      for (const giveUp of giveUps) giveUp(new ReplicaLost())
      await losing
    },
  }
}
