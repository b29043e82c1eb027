import { resolve } from 'node:path'
import { StartFailure } from '../platform/start-failure.ts'
import { readSettings } from '../settings/settings.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { runCommand, withDatabase } from './run-command.ts'

const USAGE = `Say which backup is to be restored:
  npm run restore -- FOLDER`

await runCommand(async () => {
  const [word, ...rest] = process.argv.slice(2)
  if (!word || rest.length > 0) throw new StartFailure(USAGE)
  const settings = readSettings()
  await withDatabase(
    settings,
    async (databaseUrl) => {
      const { tables, files, jobs, made_at } = await restoreBackup(settings, databaseUrl, resolve(word))
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      console.log(
        `${rows} rows, ${files.length} files and ${jobs} waiting jobs of ${made_at} are restored, and the books agree.`,
      )
    },
    { isMigrated: false },
  )
})
