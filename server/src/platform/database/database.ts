import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { type DatabaseWay, straightTo } from './database-way.ts'
import { setLimitsOf } from './pooler-store.ts'
import { preparingClient } from './preparing-client.ts'
import type { DB } from './rows.generated.ts'
import type { WatchStatement } from './watch-statement.ts'

export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** A read runs outside or inside a transaction. Writes take only a `Tx`. */
export type Reader = Database | Tx

const INT8 = 20
const DATE = 1082
pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(DATE, (day) => day)

/** Longer than any statement of a page or a job takes; PostgreSQL ends it then, and we stop waiting a little later. */
const STATEMENT_MS = 20_000
const ANSWER_MS = 25_000
/** For a connection, and for a place in a pool that is busy. */
const CONNECT_MS = 10_000
/** A transaction in which nothing happens holds its locks for nobody. */
const IDLE_TRANSACTION_MS = 30_000

const LIMITS = { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS }

interface PoolOptions {
  size?: number
  /** Without limits of time, for commands that people wait for. */
  isPatient?: boolean
  /** For a question of which the answer is only worth something at once. */
  mostMs?: number
  watch?: WatchStatement
}

export function openPool(
  database: string | DatabaseWay,
  onError: (error: Error) => void,
  { size = 10, isPatient = false, mostMs = ANSWER_MS, watch }: PoolOptions = {},
) {
  const { url, limits, keepsStatements } = typeof database === 'string' ? straightTo(database) : database
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    Client: preparingClient({
      keepsStatements,
      isPooled: limits !== 'at connecting',
      ...(watch && { watch }),
    }),
    connectionTimeoutMillis: Math.min(CONNECT_MS, mostMs),
    ...(!isPatient && { query_timeout: mostMs }),
    ...(!isPatient && limits === 'at connecting' && LIMITS),
    ...(!isPatient &&
      limits === 'afterwards' && { onConnect: (client: pg.ClientBase) => setLimitsOf(client, LIMITS) }),
  })
  pool.on('error', onError)
  // The pool hears of idle connections only; one that breaks while it is lent out would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

export const openDatabase = (pool: pg.Pool): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
