import { readLedgerCommand, runLedgerCommand } from '../money/ledger/run-ledger-command.ts'
import { readSettings } from '../settings/settings.ts'
import { runCommand, runWithContext } from './run-command.ts'

await runCommand(async () => {
  readLedgerCommand(process.argv.slice(2))
  await runWithContext(readSettings(), async (context) => {
    const { isSound, told } = await runLedgerCommand(context)
    console.log(told)
    if (!isSound) process.exitCode = 1
  })
})
