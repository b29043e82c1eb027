import type pg from 'pg'
import type { LimitStore } from './limits.ts'

/** One statement counts, so tries in parallel cannot slip through; a lost count after a crash is not worth a flush. */
const COUNT = {
  name: 'count-try',
  text: `
    with relaxed as (select set_config('synchronous_commit', 'off', true))
    insert into rate_limit as counted (feature, key, tries, ends_at)
    select $1, $2, 1, $3::timestamptz + $4::int * interval '1 second' from relaxed
    on conflict (feature, key) do update set
      tries = case when counted.ends_at <= $3 then 1 else counted.tries + 1 end,
      ends_at = case when counted.ends_at <= $3 then excluded.ends_at else counted.ends_at end
    returning tries, ends_at`,
}

const UNCOUNT = {
  name: 'uncount-try',
  text: 'update rate_limit set tries = tries - 1 where feature = $1 and key = $2 and tries > 0',
}

/**
 * Tries are counted beside the transaction of what is tried, since a refused try counts too. Hence a pool of its own:
 * a request that waits here while it holds a connection of the other pool could wait for ever.
 */
export const postgresLimitStore = (pool: pg.Pool): LimitStore => ({
  async count({ feature, key, now, perSeconds }) {
    const { rows } = await pool.query<{ tries: number; ends_at: Date }>(COUNT, [
      feature,
      key,
      now,
      perSeconds,
    ])
    const [row] = rows as [{ tries: number; ends_at: Date }]
    return { tries: row.tries, endsAt: row.ends_at }
  },
  async uncount({ feature, key }) {
    await pool.query(UNCOUNT, [feature, key])
  },
  close: () => pool.end(),
})
