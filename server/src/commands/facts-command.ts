import { REFERENCE_FOLDER } from '../ground/reference/reference-files.ts'
import { readFactsCommand, runFactsCommand } from '../ground/reference/visas/importing/run-facts-command.ts'
import { systemClock } from '../platform/clock.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const { file } = readFactsCommand(process.argv.slice(2))
  console.log(await runFactsCommand({ clock: systemClock, folder: REFERENCE_FOLDER }, file))
})
