import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from './rows.generated.ts'

/** The sandbox's own tables, of which the rest of the product knows nothing, as it knows nothing of the rest. */
export type Book = Kysely<DB>
export type BookTx = Transaction<DB>

export const openBook = (pool: pg.Pool): Book =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }).withSchema('sandbox')
