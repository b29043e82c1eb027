import { readStaffCommand, runStaffCommand } from '../desk/staff/run-staff-command.ts'
import { readCommandSettings } from '../settings/settings.ts'
import { runCommand, runWithContext } from './run-command.ts'

await runCommand(async () => {
  const command = readStaffCommand(process.argv.slice(2))
  await runWithContext(readCommandSettings(), async (context) => {
    console.log(await runStaffCommand(context, command))
  })
})
