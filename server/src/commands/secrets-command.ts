import { readSecretsCommand, runSecretsCommand } from '../desk/secrets/run-secrets-command.ts'
import { openContext } from '../open-context.ts'
import { reachDatabase } from '../platform/database/reach-database.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { readSettings } from '../settings/settings.ts'

try {
  const command = readSecretsCommand(process.argv.slice(2))
  const settings = readSettings()
  const database = await reachDatabase(settings)
  try {
    const { context, close } = await openContext(settings, database.url, {}, undefined, { isPatient: true })
    try {
      const { told, isComplete } = await runSecretsCommand(context, command)
      console.log(told)
      if (!isComplete) process.exitCode = 1
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
