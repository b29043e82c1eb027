import pg from 'pg'
// This is what pg itself makes of a value before it sends it.
import utils from 'pg/lib/utils.js'
import type { TestApp } from '../start-app.ts'

/** A statement as it ran, with the ids that came back: they are others when it runs again. */
export interface Recorded {
  sql: string
  gave: string[]
}

type Query = (what: unknown, values?: unknown[], done?: unknown) => Promise<pg.QueryResult>
const listened = new WeakSet<pg.PoolClient>()

/** Writes down what the server asks of the database from now on, each transaction as one, without what was taken back. */
export function recordStatements({ context: { pool } }: TestApp) {
  const recorded: Recorded[][] = []
  const connect = pool.connect.bind(pool) as (...done: unknown[]) => Promise<pg.PoolClient>
  const listening = async (...done: unknown[]) => {
    // The pool itself calls it like this, for a statement alone.
    if (done.length > 0) return connect(...done)
    const client = await connect()
    if (!listened.has(client)) {
      listened.add(client)
      listen(client, recorded)
    }
    return client
  }
  pool.connect = listening as typeof pool.connect
  return {
    recorded,
    stop: () => {
      pool.connect = connect as typeof pool.connect
    },
  }
}

function listen(client: pg.PoolClient, recorded: Recorded[][]) {
  const ask = client.query.bind(client) as Query
  let together: Recorded[] | null = null
  const asking: Query = async (what, values, done) => {
    if (done) return ask(what, values, done)
    const result = await ask(what, values)
    const text = typeof what === 'string' ? what : String((what as { text?: string }).text)
    const word = text.trim().split(/\s/)[0]?.toLowerCase()
    if (word === 'begin' || word === 'start') together = []
    else if (word === 'rollback') together = null
    else if (word === 'commit') {
      if (together && together.length > 0) recorded.push(together)
      together = null
    } else if (isOurs(text)) {
      const one = { sql: written(text, values ?? []), gave: idsIn(result.rows) }
      if (together) together.push(one)
      else recorded.push([one])
    }
    return result
  }
  client.query = asking as typeof client.query
}

/** The queue is of another make, and a lock says nothing about a schema. */
const isOurs = (text: string) =>
  /^\s*(insert|update|delete|with|select)\b/i.test(text) && !/pgboss|sandbox\.|pg_advisory/.test(text)

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

export const idsIn = (rows: unknown): string[] => JSON.stringify(rows ?? []).match(UUID) ?? []

const written = (text: string, values: unknown[]) =>
  text.replaceAll(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1]))

function literal(value: unknown) {
  const prepared = utils.prepareValue(value)
  if (prepared === null || prepared === undefined) return 'null'
  if (Buffer.isBuffer(prepared)) return `'\\x${prepared.toString('hex')}'`
  return pg.escapeLiteral(String(prepared))
}
