import type { Manifest } from './manifest.ts'
import { inOneTransaction } from './table-store.ts'

/** For whoever watches how old the newest one is. */
export const noteBackup = (databaseUrl: string, { made_at, tables, files }: Manifest) =>
  inOneTransaction(databaseUrl, async (client) => {
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    await client.query(
      `insert into last_backup (made_at, row_count, file_count) values ($1, $2, $3)
       on conflict (is_only) do update
       set made_at = excluded.made_at, row_count = excluded.row_count, file_count = excluded.file_count
       where last_backup.made_at < excluded.made_at`,
      [made_at, rows, files.length],
    )
  })
