import { readLedgerCommand, runLedgerCommand } from '../money/ledger/run-ledger-command.ts'
import { openContext } from '../open-context.ts'
import { reachDatabase } from '../platform/database/reach-database.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { readSettings } from '../settings/settings.ts'

try {
  readLedgerCommand(process.argv.slice(2))
  const settings = readSettings()
  const database = await reachDatabase(settings)
  try {
    const { context, close } = await openContext(settings, database.url, {}, undefined, { isPatient: true })
    try {
      const { isSound, told } = await runLedgerCommand(context)
      console.log(told)
      if (!isSound) process.exitCode = 1
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
