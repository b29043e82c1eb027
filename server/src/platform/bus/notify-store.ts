import type pg from 'pg'

const CHANNEL = 'sojourn_bus'

export const listen = (client: pg.Client) => client.query(`listen ${CHANNEL}`)

export const notify = (pool: pg.Pool, payloads: string[]) =>
  pool.query(`select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`, [payloads])

export const ask = (client: pg.Client) => client.query('select')
