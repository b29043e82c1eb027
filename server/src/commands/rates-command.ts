import { readRatesCommand, runRatesCommand } from '../ground/reference/rates/run-rates-command.ts'
import { readCommandSettings } from '../settings/settings.ts'
import { runCommand, runWithContext } from './run-command.ts'

await runCommand(async () => {
  const file = readRatesCommand(process.argv.slice(2))
  await runWithContext(readCommandSettings(), async (context) => {
    console.log(await runRatesCommand(context, file))
  })
})
