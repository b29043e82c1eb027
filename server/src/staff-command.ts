import { runCommand, runWithContext } from './run-command.ts'
import { readCommandSettings } from './settings.ts'
import { readStaffCommand, runStaffCommand } from './staff/run-staff-command.ts'

await runCommand(async () => {
  const command = readStaffCommand(process.argv.slice(2))
  await runWithContext(readCommandSettings(), async (context) => {
    console.log(await runStaffCommand(context, command))
  })
})
