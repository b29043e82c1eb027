import type pg from 'pg'

export interface Place {
  /** The process of PostgreSQL that answers. */
  pid: number
  hasTimeLimit: boolean
}

export async function findPlace(client: pg.Client): Promise<Place> {
  const { rows } = await client.query<Place>(
    `select pg_backend_pid() as pid, current_setting('statement_timeout') <> '0' as "hasTimeLimit"`,
  )
  return rows[0] as Place
}

type Who = 'first' | 'second'

/** Both use the name, each for a statement of its own. */
export async function askAs(client: pg.Client, name: string, who: Who) {
  const { rows } = await client.query<{ pid: number; who: Who }>({
    name,
    text: `select pg_backend_pid() as pid, '${who}' as who`,
    values: [],
  })
  return rows[0] as { pid: number; who: Who }
}

export const beginAs = (client: pg.Client) => client.query('begin')

/** The same wherever one comes from, as long as it is the same database of the same PostgreSQL. */
export async function findIdentity(client: pg.Client) {
  const { rows } = await client.query<{ identity: string }>(
    `select pg_postmaster_start_time()::text || ' ' || oid as identity from pg_database where datname = current_database()`,
  )
  return rows[0]?.identity ?? ''
}

/** For a session that was connected already. */
export const setLimitsOf = (client: pg.ClientBase, limits: Record<string, number>) =>
  client.query('select set_config(key, value, false) from json_each_text($1)', [JSON.stringify(limits)])
