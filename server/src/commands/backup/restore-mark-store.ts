import type pg from 'pg'
import { halfRestored } from '../../platform/database/half-restored.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import type { Manifest } from './manifest.ts'
import { hasPeople } from './table-store.ts'

/** Marks a database until the restore is over, in a schema of its own; answers whether a run before has filled the tables. */
export async function beginRestore(client: pg.Client, { made_at }: Manifest) {
  const half = await halfRestored(client)
  if (half) {
    if (half.made_at === made_at) return half.has_rows
    throw new StartFailure(
      `The backup of ${half.made_at} is restored here only in part; run this with that one again, or use an empty database.`,
    )
  }
  if (await hasPeople(client))
    throw new StartFailure(
      'This database is in use; a backup is restored into an empty one. Set DATABASE_URL or DATA_DIR to one.',
    )
  await client.query('create schema restore; create table restore.under_way (made_at text, has_rows boolean)')
  await client.query('insert into restore.under_way values ($1, false)', [made_at])
  return false
}

/** The mark is set with the rows, in their transaction. */
export const noteRows = (client: pg.Client) => client.query('update restore.under_way set has_rows = true')

export const endRestore = (client: pg.Client) => client.query('drop schema restore cascade')
