import type pg from 'pg'
import { newClient } from '../../src/platform/database/new-client.ts'
import type { Shape } from './start-shape.ts'

/** Asks the database of all nodes behind their backs. */
export async function askShape<Row extends pg.QueryResultRow>(
  { databaseUrl }: Pick<Shape, 'databaseUrl'>,
  sql: string,
  values: unknown[] = [],
) {
  const client = newClient(databaseUrl)
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
