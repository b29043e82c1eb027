import { runCommand, withContext, withDatabase } from '../../../server/src/commands/run-command.ts'
import { loadData } from '../../../server/src/load-data.ts'
import { migrate } from '../../../server/src/platform/database/migrate.ts'
import { readSettings } from '../../../server/src/settings/settings.ts'
import { readDemoCommand, runDemoCommand } from './run-demo-command.ts'

await runCommand(async () => {
  const settings = readSettings()
  const command = readDemoCommand(process.argv.slice(2), settings)
  await withDatabase(settings, async (databaseUrl) => {
    await migrate(databaseUrl)
    await withContext(settings, databaseUrl, async (context) => {
      await loadData(context)
      await runDemoCommand(context, command, console.log)
    })
  })
})
