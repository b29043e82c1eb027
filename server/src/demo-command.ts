import { readDemoCommand, runDemoCommand } from './demo/run-demo-command.ts'
import { migrate } from './platform/database/migrate.ts'
import { loadReference } from './reference/load-reference.ts'
import { runCommand, withContext, withDatabase } from './run-command.ts'
import { readSettings } from './settings.ts'

await runCommand(async () => {
  const settings = readSettings()
  const command = readDemoCommand(process.argv.slice(2), settings)
  await withDatabase(settings, async (databaseUrl) => {
    await migrate(databaseUrl)
    await withContext(settings, databaseUrl, async (context) => {
      await loadReference(context.db, context.clock)
      await runDemoCommand(context, command, console.log)
    })
  })
})
