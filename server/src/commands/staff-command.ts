import { readStaffCommand, runStaffCommand } from '../desk/staff/run-staff-command.ts'
import { openContext } from '../open-context.ts'
import { reachDatabase } from '../platform/database/reach-database.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { readCommandSettings } from '../settings/settings.ts'

try {
  const command = readStaffCommand(process.argv.slice(2))
  const settings = readCommandSettings()
  const database = await reachDatabase(settings)
  try {
    const { context, close } = await openContext(settings, database.url)
    try {
      console.log(await runStaffCommand(context, command))
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
