import type pg from 'pg'
import { isOutage } from '../outage.ts'
import type { CountedKey, LimitStore } from './limits.ts'

/**
 * One statement counts, so tries in parallel cannot slip through; a lost count after a crash is not worth a flush. The
 * rows are held in the order of their keys, so that two nodes never wait for each other.
 */
const COUNT = {
  name: 'count-tries',
  text: `
    with relaxed as (select set_config('synchronous_commit', 'off', true))
    insert into rate_limit as counted (feature, key, tries, ends_at)
    select feature, key, tries, $1::timestamptz + seconds * interval '1 second'
    from relaxed, unnest($2::text[], $3::text[], $4::int[], $5::int[]) as asked (feature, key, tries, seconds)
    order by feature, key
    on conflict (feature, key) do update set
      tries = case when counted.ends_at <= $1 then excluded.tries else counted.tries + excluded.tries end,
      ends_at = case when counted.ends_at <= $1 then excluded.ends_at else counted.ends_at end
    returning feature, key, tries, ends_at`,
}

const UNCOUNT = {
  name: 'uncount-try',
  text: 'update rate_limit set tries = tries - 1 where feature = $1 and key = $2 and tries > 0',
}

interface Counted {
  tries: number
  endsAt: Date
}

interface Waiting {
  key: CountedKey
  resolve(counted: Counted): void
  reject(error: unknown): void
}

/**
 * Tries are counted beside the transaction of what is tried, since a refused try counts too. Hence a pool of its own:
 * a request that waits here while it holds a connection of the other pool could wait for ever. Tries that come while
 * others are counted are counted together after them.
 */
export function postgresLimitStore(pool: pg.Pool): LimitStore {
  let waiting: Waiting[] = []
  let isCounting = false

  async function countAll() {
    isCounting = true
    // A call may try several things at once: they are counted together.
    await undefined
    while (waiting.length > 0) {
      const some = waiting
      waiting = []
      await countTogether(pool, some)
    }
    isCounting = false
  }

  return {
    count(key) {
      const { promise, resolve, reject } = Promise.withResolvers<Counted>()
      waiting.push({ key, resolve, reject })
      if (!isCounting) countAll()
      return promise
    },
    async uncount({ feature, key }) {
      await pool.query(UNCOUNT, [feature, key])
    },
    close: () => pool.end(),
  }
}

/** It never fails: each who waits hears of it. */
async function countTogether(pool: pg.Pool, some: Waiting[]) {
  try {
    await count(pool, some)
  } catch (error) {
    // A key that cannot be written harms none of the others.
    if (some.length > 1 && !isOutage(error)) for (const one of some) await countTogether(pool, [one])
    else for (const { reject } of some) reject(error)
  }
}

async function count(pool: pg.Pool, some: Waiting[]) {
  const byKey = Map.groupBy(some, ({ key }) => nameOf(key))
  const asked = [...byKey.values()].map((same) => ({ ...(same[0] as Waiting).key, tries: same.length }))
  const now = new Date(Math.max(...some.map(({ key }) => key.now.getTime())))
  const { rows } = await pool.query<{ feature: string; key: string; tries: number; ends_at: Date }>(COUNT, [
    now,
    asked.map(({ feature }) => feature),
    asked.map(({ key }) => key),
    asked.map(({ tries }) => tries),
    asked.map(({ perSeconds }) => perSeconds),
  ])
  for (const row of rows) {
    const same = byKey.get(nameOf(row)) ?? []
    for (const [index, { resolve }] of same.entries())
      resolve({ tries: row.tries - same.length + index + 1, endsAt: row.ends_at })
  }
}

const nameOf = ({ feature, key }: { feature: string; key: string }) => `${feature}\n${key}`
