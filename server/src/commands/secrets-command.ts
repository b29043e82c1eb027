import { readSecretsCommand, runSecretsCommand } from '../desk/secrets/run-secrets-command.ts'
import { readSettings } from '../settings/settings.ts'
import { runCommand, runWithContext } from './run-command.ts'

await runCommand(async () => {
  const command = readSecretsCommand(process.argv.slice(2))
  await runWithContext(readSettings(), async (context) => {
    const { told, isComplete } = await runSecretsCommand(context, command)
    console.log(told)
    if (!isComplete) process.exitCode = 1
  })
})
