import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { systemClock } from '../platform/clock.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { readSettings } from '../settings/settings.ts'
import { writeBackup } from './backup/write-backup.ts'
import { runCommand, withDatabase } from './run-command.ts'

const USAGE = `Say where the backup is to lie, in a folder that is not there yet:
  npm run backup -- FOLDER`

await runCommand(async () => {
  const [word, ...rest] = process.argv.slice(2)
  if (!word || rest.length > 0) throw new StartFailure(USAGE)
  const folder = resolve(word)
  if (existsSync(folder)) throw new StartFailure(`${folder} is there already.\n${USAGE}`)
  const settings = readSettings()
  await withDatabase(settings, async (databaseUrl) => {
    const { tables, files } = await writeBackup(settings, databaseUrl, folder, systemClock.now())
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${rows} rows of ${tables.length} tables and ${files.length} files lie in ${folder}.`)
    console.log('SECRET is not among them: keep it too, elsewhere.')
  })
})
