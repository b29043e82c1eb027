import { resolve } from 'node:path'
import { reachDatabase } from '../platform/database/reach-database.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { readSettings } from '../settings/settings.ts'
import { restoreBackup } from './backup/restore-backup.ts'

const USAGE = `Say which backup is to be restored:
  npm run restore -- FOLDER`

try {
  const [word, ...rest] = process.argv.slice(2)
  if (!word || rest.length > 0) throw new StartFailure(USAGE)
  const settings = readSettings()
  const database = await reachDatabase(settings, { isMigrated: false })
  try {
    const { tables, files, made_at } = await restoreBackup(settings, database.url, resolve(word))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${rows} rows and ${files.length} files of ${made_at} are restored, and the books agree.`)
  } finally {
    await database.leave()
  }
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exitCode = 1
}
