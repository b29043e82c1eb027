import type pg from 'pg'
import { postgresBus } from '../platform/bus/postgres-bus.ts'
import { redisBus } from '../platform/bus/redis-bus.ts'
import type { Clock } from '../platform/clock.ts'
import { openPool } from '../platform/database/database.ts'
import type { DatabaseWay } from '../platform/database/database-way.ts'
import { fallbackLimitStore } from '../platform/limits/fallback-store.ts'
import { openLimits } from '../platform/limits/limits.ts'
import { postgresLimitStore } from '../platform/limits/postgres-store.ts'
import { redisLimitStore } from '../platform/limits/redis-store.ts'
import { openRedis } from '../platform/redis.ts'
import type { Settings } from '../settings/settings.ts'
import type { Watching } from './open-watching.ts'
import type { Opened } from './opened.ts'

interface Wanted {
  settings: Settings
  way: DatabaseWay
  pool: pg.Pool
  clock: Clock
}

/** All nodes count tries in one place, and tell each other what happened: in Redis where there is one, else in PostgreSQL. */
export async function openShared(
  { settings: { redis }, way, pool, clock }: Wanted,
  { logOf, brokenConnection }: Watching,
  opened: Opened,
) {
  const connection = redis && (await openRedis(redis.url, logOf('redis')))
  const fallback = connection && fallbackLimitStore(redisLimitStore(connection), logOf('limits'))
  const store = fallback ?? postgresLimitStore(openPool(way, brokenConnection, { size: 2 }))
  opened.push(() => store.close())

  const bus = redis ? await redisBus(redis.url, logOf('bus')) : postgresBus(way.direct, pool, logOf('bus'))
  opened.push(() => bus.close())
  return {
    redis: connection,
    limits: openLimits(store, clock),
    bus,
    countLimitsHere: () => fallback?.countedHere() ?? 0,
  }
}
