import type { Redis } from 'ioredis'
import { openPool } from './database/database.ts'
import type { DatabaseWay } from './database/database-way.ts'
import { missingMigrations } from './database/migrate.ts'
import { within } from './within.ts'

export interface Probed {
  part: 'database' | 'redis' | 'replica'
  fault: string | null
  isNeeded: boolean
}

export interface Probes {
  /** Answers within a second, however the parts are. */
  ask(): Promise<Probed[]>
  /** From now on the server says that it wants no more requests; it still answers those that come. */
  leave(): void
  isLeaving(): boolean
  close(): Promise<void>
}

/** The answer to how a server is takes a second at most. */
const MOST_MS = 800

/** The probes have connections of their own, so that a server which is only busy does not look like one without its database. */
export function openProbes(
  way: DatabaseWay,
  redis: Redis | null,
  replica: { fault: () => string | null } | null = null,
): Probes {
  const pool = openPool(way, () => {}, { size: 1, mostMs: MOST_MS })
  let isLeaving = false
  let asked: Promise<Probed[]> | undefined

  async function database(): Promise<Probed> {
    const fault = await within(MOST_MS, missingMigrations(pool)).then(
      (missing) => (missing.length > 0 ? `The database still lacks ${missing.join(', ')}.` : null),
      () => 'The database does not answer.',
    )
    return { part: 'database', fault, isNeeded: true }
  }

  async function limits(connection: Redis): Promise<Probed> {
    const fault = await within(MOST_MS, connection.ping()).then(
      () => null,
      () => 'Redis does not answer; limits are counted in this process alone.',
    )
    return { part: 'redis', fault, isNeeded: false }
  }

  const strangersReads = async ({ fault }: { fault: () => string | null }): Promise<Probed> => ({
    part: 'replica',
    fault: fault(),
    isNeeded: false,
  })

  return {
    ask() {
      // Many may ask at once; they are told the same.
      asked ??= Promise.all([
        database(),
        ...(redis ? [limits(redis)] : []),
        ...(replica ? [strangersReads(replica)] : []),
      ]).finally(() => {
        asked = undefined
      })
      return asked
    },
    leave: () => {
      isLeaving = true
    },
    isLeaving: () => isLeaving,
    close: () => pool.end(),
  }
}
