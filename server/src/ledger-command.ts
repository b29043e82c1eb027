import { readLedgerCommand, runLedgerCommand } from './ledger/run-ledger-command.ts'
import { runCommand, runWithContext } from './run-command.ts'
import { readSettings } from './settings.ts'

await runCommand(async () => {
  readLedgerCommand(process.argv.slice(2))
  await runWithContext(readSettings(), async (context) => {
    const { isSound, told } = await runLedgerCommand(context)
    console.log(told)
    if (!isSound) process.exitCode = 1
  })
})
