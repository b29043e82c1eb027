import type pg from 'pg'
import type { Clock } from '../platform/clock.ts'
import { openAgreedClock } from '../platform/database/agreed-clock.ts'
import { timeOfDatabase } from '../platform/database/clock-store.ts'
import { openDatabase, openPool } from '../platform/database/database.ts'
import type { DatabaseWay } from '../platform/database/database-way.ts'
import { readingFromPrimary, readingFromReplica } from '../platform/database/replica/reading.ts'
import { watchReplica } from '../platform/database/replica/watch-replica.ts'
import { measureReplica } from '../platform/measures/measure-replica.ts'
import { keepWaitersApart } from '../platform/tracing/trace-statements.ts'
import type { Settings } from '../settings/settings.ts'
import type { Watching } from './open-watching.ts'
import type { Opened } from './opened.ts'

interface Wanted {
  settings: Settings
  way: DatabaseWay
  /** Its statements may take long. */
  isPatient: boolean
  /** It takes the place of the database's time. */
  clock: Clock | undefined
}

/** The database, its replica, and the time all nodes agree on. */
export async function openData(
  { settings, way, isPatient, clock }: Wanted,
  watching: Watching,
  opened: Opened,
) {
  const { tracing, watch, brokenConnection } = watching
  const pool = openPool(way, brokenConnection, { isPatient, watch })
  if (tracing.isOn) keepWaitersApart(pool)
  const db = openDatabase(pool)
  opened.push(() => db.destroy())
  const agreed = clock ?? (await openClock(pool, watching, opened))
  const replica = watchedReplica(settings, way, watching, opened)
  return { pool, db, clock: agreed, replica, reading: readingOf(pool, replica, watching) }
}

async function openClock(pool: pg.Pool, { logOf }: Watching, opened: Opened) {
  const agreed = await openAgreedClock({ timeOfDatabase: () => timeOfDatabase(pool), log: logOf('clock') })
  opened.push(agreed.close)
  return agreed
}

function watchedReplica(
  { database }: Settings,
  primary: DatabaseWay,
  { logOf, watch }: Watching,
  opened: Opened,
) {
  const url = database.kind === 'url' ? database.read : null
  if (!url) return null
  const replica = watchReplica({ primary, url, log: logOf('database'), watch })
  opened.push(() => replica.close())
  return replica
}

function readingOf(pool: pg.Pool, replica: ReturnType<typeof watchedReplica>, { logOf, metrics }: Watching) {
  if (!replica) return readingFromPrimary
  const reads = measureReplica(metrics.registry, replica)
  return readingFromReplica({ pool, log: logOf('database'), replica, reads })
}
