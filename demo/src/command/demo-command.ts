import { readDemoCommand, runDemoCommand } from '../desk/demo/command/run-demo-command.ts'
import { loadData } from '../load-data.ts'
import { migrate } from '../platform/database/migrate.ts'
import { readSettings } from '../settings/settings.ts'
import { runCommand, withContext, withDatabase } from './run-command.ts'

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
