import type pg from 'pg'
import { StartFailure } from '../start-failure.ts'
import { newClient } from './new-client.ts'

/** The backup a database is being filled with; the schema is there only while that is not over. */
export interface HalfRestored {
  made_at: string
  has_rows: boolean
}

export async function halfRestored(client: pg.Client) {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('restore.under_way') is not null as there",
  )
  if (!rows[0]?.there) return undefined
  return (await client.query<HalfRestored>('select made_at, has_rows from restore.under_way')).rows[0]
}

/** A server on such a database would show a site without its files, and lose the jobs that are still to come. */
export async function refuseHalfRestored(url: string) {
  const client = newClient(url)
  await client.connect()
  try {
    const half = await halfRestored(client)
    if (half)
      throw new StartFailure(
        `The backup of ${half.made_at} is restored only in part; run npm run restore with it again, or use another database.`,
      )
  } finally {
    await client.end()
  }
}
