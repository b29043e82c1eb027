import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { preparingClient } from './preparing-client.ts'
import type { DB } from './rows.generated.ts'

export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** What a read takes: outside or inside a transaction. Writes take only a `Tx`. */
export type Reader = Database | Tx

const INT8 = 20
const DATE = 1082
pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(DATE, (day) => day)

export function openPool(url: string, onError: (error: Error) => void, size = 10) {
  const pool = new pg.Pool({ connectionString: url, max: size, Client: preparingClient() })
  pool.on('error', onError)
  return pool
}

export const openDatabase = (pool: pg.Pool): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
