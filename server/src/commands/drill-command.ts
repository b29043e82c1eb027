import { resolve } from 'node:path'
import { StartFailure } from '../platform/start-failure.ts'
import { readSettings } from '../settings/settings.ts'
import { drill } from './drill/drill.ts'
import { runCommand } from './run-command.ts'

const USAGE = `Say which backup is to be tried, or none for one that is made now:
  npm run drill
  npm run drill -- FOLDER`

await runCommand(async () => {
  const [folder, ...rest] = process.argv.slice(2)
  if (rest.length > 0) throw new StartFailure(USAGE)
  await drill(readSettings(), folder && resolve(folder), console.log)
  console.log('The drill is passed. Compare the seal with the log of the night.')
})
