import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { sealEntries } from '../../money/ledger/seal-ledger.ts'
import { faultsOf, verifyLedger } from '../../money/ledger/verify-ledger.ts'
import { openContext } from '../../open-context.ts'
import { migrate } from '../../platform/database/migrate.ts'
import type { Files } from '../../platform/files/files.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import type { Settings } from '../../settings/settings.ts'
import { mediaTypeOf } from './file-key-store.ts'
import { type Manifest, markOfSecret, placeOfTable, readManifest, type Table } from './manifest.ts'
import { beginRestore, endRestore, noteRows } from './restore-mark-store.ts'
import {
  analyse,
  inOneTransaction,
  isQueue,
  listTables,
  rowsIn,
  setSequences,
  takeJobs,
  withoutReferences,
} from './table-store.ts'

/**
 * Fills an empty database and the file store of these settings, whatever kind they are, with what a backup holds. Files
 * come first, then rows, then jobs; what was cut off is run again and goes on where it was.
 */
export async function restoreBackup(settings: Settings, databaseUrl: string, folder: string) {
  const manifest = await readManifest(folder)
  if (manifest.secret_mark !== markOfSecret(settings))
    throw new StartFailure(
      'SECRET is not the one this backup was made with, so sealed files and second steps could never be opened again. Set SECRET to it; where it was never set it stands in the file secret of the data folder.',
    )
  const hasRows = await inOneTransaction(databaseUrl, (client) => beginRestore(client, manifest))
  await putFiles(await openFiles(settings), folder, manifest.files)
  if (!hasRows) {
    // First as the database was then, so that later migrations find what they change.
    await migrate(databaseUrl, { only: manifest.migrations })
    await fillTables(databaseUrl, folder, manifest)
  }
  await migrate(databaseUrl)

  const { context, close } = await openContext(settings, databaseUrl, {}, undefined, { isPatient: true })
  try {
    const jobs = await fillQueue(databaseUrl, folder, manifest)
    await sealEntries(context)
    const faults = faultsOf(await verifyLedger(context))
    if (faults.length > 0)
      throw new StartFailure(
        `The ledger is not as it was written (${faults[0]?.what}); run npm run ledger -- verify.`,
      )
    await inOneTransaction(databaseUrl, endRestore)
    return { ...manifest, jobs }
  } finally {
    await close()
  }
}

/** All or nothing, and the mark says which. */
const fillTables = (databaseUrl: string, folder: string, { tables, sequences }: Manifest) =>
  inOneTransaction(databaseUrl, async (client) => {
    const ours = tables.filter((table) => !isQueue(table))
    await withoutReferences(client, ours, async () => {
      for (const table of ours) await fill(client, folder, table)
    })
    await setSequences(client, sequences)
    await noteRows(client)
    await analyse(client)
  })

/** The queue's tables are of the version that runs now, and so are the kinds of jobs; answers how many came back. */
const fillQueue = (databaseUrl: string, folder: string, { tables }: Manifest) =>
  inOneTransaction(databaseUrl, async (client) => {
    const queue = tables.find(isQueue)
    const now = (await listTables(client)).find(isQueue)
    if (!queue || !now) return 0
    if (queue.columns.some((column) => !now.columns.includes(column)))
      throw new StartFailure('The job queue of this backup is of another version; restore it with that one.')
    return takeJobs(client, queue, (aside) => fill(client, folder, queue, aside))
  })

async function fill(client: Parameters<typeof rowsIn>[0], folder: string, table: Table, into = table) {
  const rows = rowsIn(client, into)
  await pipeline(createReadStream(join(folder, placeOfTable(table))), createGunzip(), rows)
  if (rows.rows !== table.rows)
    throw new StartFailure(
      `The table ${table.name} of this backup has ${rows.rows} rows and should have ${table.rows}; take another backup.`,
    )
}

async function putFiles(files: Files, folder: string, keys: string[]) {
  for (const key of keys) {
    const place = join(folder, 'files', key)
    const { size } = await stat(place)
    await files.put(key, createReadStream(place), { contentType: mediaTypeOf(key), size })
  }
}
