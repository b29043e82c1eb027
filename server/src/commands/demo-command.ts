import { readDemoCommand, runDemoCommand } from '../desk/demo/run-demo-command.ts'
import { loadReference } from '../ground/reference/load-reference.ts'
import { openContext } from '../open-context.ts'
import { migrate } from '../platform/database/migrate.ts'
import { reachDatabase } from '../platform/database/reach-database.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { readSettings } from '../settings/settings.ts'

try {
  const settings = readSettings()
  const command = readDemoCommand(process.argv.slice(2), settings)
  const database = await reachDatabase(settings)
  try {
    await migrate(database.url)
    const { context, close } = await openContext(settings, database.url, {}, undefined, { isPatient: true })
    try {
      await loadReference(context.db, context.clock)
      await runDemoCommand(context, command, console.log)
    } finally {
      await close()
    }
  } finally {
    await database.leave()
  }
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exitCode = 1
}
