import type pg from 'pg'
import type { Counter } from 'prom-client'
import type { Log } from '../../log.ts'
import { isOutage } from '../../outage.ts'
import { Refusal } from '../../refusal.ts'
import { within } from '../../within.ts'
import type { Database } from '../database.ts'
import { type Replica, ReplicaLost } from './open-replica.ts'
import { BEYOND_ALL, type Position } from './position.ts'
import { writtenUpTo } from './replica-store.ts'
import type { WatchedReplica } from './watch-replica.ts'

interface Databases {
  pool: pg.Pool
  db: Database
}

/** From where one caller, or one page, reads what strangers read. */
export interface Source {
  name: 'primary' | 'replica'
  /** Work that only reads. What fails at the replica is read once more from the primary. */
  read<C extends Databases, T>(context: C, work: (context: C) => Promise<T>): Promise<T>
}

/** Strangers may read what is some seconds old: from a replica, where there is one (decision 115). */
export interface Reading {
  /** Whoever wrote up to this position finds there what they wrote. */
  source(wroteAt?: Position): Promise<Source>
  /** Somebody has just written up to here; undefined where all read from one place. */
  position(): Promise<Position | undefined>
  /** Begins once the database holds what this server was started with. */
  begin(): Promise<void>
}

const primary: Source = { name: 'primary', read: (context, work) => work(context) }

/** There is no replica. */
export const readingFromPrimary: Reading = {
  source: async () => primary,
  position: async () => undefined,
  begin: async () => {},
}

const POSITION_MS = 1000

interface Parts {
  pool: pg.Pool
  log: Log
  replica: Pick<WatchedReplica, 'toRead' | 'begin'>
  reads: Counter<'from'>
}

export function readingFromReplica({ pool, log, replica, reads }: Parts): Reading {
  const sourceAt = (found: Replica): Source => ({
    name: 'replica',
    async read(context, work) {
      try {
        const { pool, db } = found
        const answer = await found.whileThere(() => work({ ...context, pool, db }))
        reads.inc({ from: 'replica' })
        return answer
      } catch (error) {
        // A row that is not found may not have come there yet, so only what was found counts.
        if (isOdd(error)) log.error(error, 'a read failed at the replica')
        reads.inc({ from: 'primary after replica' })
        return work(context)
      }
    },
  })
  const counted: Source = {
    name: 'primary',
    read(context, work) {
      reads.inc({ from: 'primary' })
      return work(context)
    },
  }
  return {
    async source(wroteAt) {
      const found = await replica.toRead(wroteAt)
      return found ? sourceAt(found) : counted
    },
    position: () => within(POSITION_MS, writtenUpTo(pool)).catch(() => BEYOND_ALL),
    begin: replica.begin,
  }
}

/** PostgreSQL ends a read that stands in the way of what is to be replayed. */
const IN_THE_WAY = '40001'

function isOdd(error: unknown) {
  if (error instanceof Refusal || error instanceof ReplicaLost || isOutage(error)) return false
  return (error as { code?: unknown } | null)?.code !== IN_THE_WAY
}
