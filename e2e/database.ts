import { join } from 'node:path'
import pg from 'pg'
import { findRunning } from '../server/src/platform/database/embedded-running.ts'

/** Where the PostgreSQL of the server that runs on a folder answers. */
export async function databaseOf(dataDir: string) {
  const url = await findRunning(join(dataDir, 'postgres'))
  if (!url) throw new Error(`No database runs in ${dataDir}`)
  return url
}

/** One statement in a server's own database: for what has happened before a test begins. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  connectionString: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}
