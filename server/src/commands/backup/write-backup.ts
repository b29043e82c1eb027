import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Files } from '../../platform/files/files.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import type { Settings } from '../../settings/settings.ts'
import { listFileKeys } from './file-key-store.ts'
import { noteBackup } from './last-backup-store.ts'
import { MANIFEST, type Manifest, markOfSecret, placeOfTable, type Table } from './manifest.ts'
import { atOneMoment, listMigrations, listSequences, listTables, rowsOut } from './table-store.ts'

/**
 * Writes all rows as they are at one moment, and the files they speak of, while the server goes on. The folder is there
 * once it is whole.
 */
export async function writeBackup(settings: Settings, databaseUrl: string, folder: string, now: Date) {
  const making = `${folder}.making`
  await rm(making, { recursive: true, force: true })
  try {
    await mkdir(join(making, 'tables'), { recursive: true, mode: 0o700 })
    const manifest = await atOneMoment(databaseUrl, async (client): Promise<Manifest> => {
      const tables: Table[] = []
      for (const table of await listTables(client)) {
        const rows = rowsOut(client, table)
        await pipeline(rows, createGzip({ level: 3 }), createFile(making, placeOfTable(table)))
        tables.push({ ...table, rows: rows.rows })
      }
      return {
        format: 1,
        made_at: now.toISOString(),
        migrations: await listMigrations(client),
        tables,
        // They only ever grow, and later is as good.
        sequences: await listSequences(client),
        files: await copyFiles(await openFiles(settings), await listFileKeys(client), making),
        secret_mark: markOfSecret(settings),
      }
    })
    await writeFile(join(making, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 })
    await rename(making, folder)
    await noteBackup(databaseUrl, manifest)
    return manifest
  } catch (error) {
    throw isFull(error) ? noRoomIn(dirname(folder)) : error
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

/** A full disk, or all of what one may use of it. */
const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | null)?.code ?? '')

const noRoomIn = (place: string) =>
  new StartFailure(
    `There is no room for a backup in ${place}, and nothing of this one is left there. Free some space, or name a folder on another disk.`,
  )

const createFile = (folder: string, place: string) =>
  createWriteStream(join(folder, place), { mode: 0o600, flush: true })

/** A file whose owner takes it away meanwhile is left out; its row goes too, only later than this moment. */
async function copyFiles(files: Files, keys: string[], folder: string) {
  const copied: string[] = []
  for (const key of keys) {
    const content = await files.get(key)
    if (!content) continue
    const place = join('files', key)
    await mkdir(dirname(join(folder, place)), { recursive: true, mode: 0o700 })
    await pipeline(content, createFile(folder, place))
    copied.push(key)
  }
  return copied
}
