import { readEntryRulesCommand, runEntryRulesCommand } from '../ground/entry-rules/run-entry-rules-command.ts'
import { readCommandSettings } from '../settings/settings.ts'
import { runCommand, runWithContext } from './run-command.ts'

await runCommand(async () => {
  const command = readEntryRulesCommand(process.argv.slice(2))
  await runWithContext(readCommandSettings(), async (context) => {
    console.log(await runEntryRulesCommand(context, command))
  })
})
