import { join } from 'node:path'
import { openContext } from './context.ts'
import { startEmbedded } from './platform/database/embedded.ts'
import { findRunning } from './platform/database/embedded-running.ts'
import { migrate } from './platform/database/migrate.ts'
import { StartFailure } from './platform/start-failure.ts'
import { readSettings, type Settings } from './settings.ts'
import { readStaffCommand, runStaffCommand } from './staff/run-staff-command.ts'

try {
  const command = readStaffCommand(process.argv.slice(2))
  const settings = readSettings()
  const database = await reachDatabase(settings)
  try {
    const { context, close } = await openContext(settings, database.url)
    try {
      console.log(await runStaffCommand(context, command))
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

/** The database of the server whether it runs or not: one that lies still is woken for as long as this takes. */
async function reachDatabase({ database, dataDir }: Settings) {
  const nothing = async () => {}
  if (database.kind === 'url') return { url: database.url, leave: nothing }
  const folder = join(dataDir, 'postgres')
  const running = await findRunning(folder)
  if (running) return { url: running, leave: nothing }
  const postgres = await startEmbedded({ dataDir: folder })
  await migrate(postgres.url)
  return { url: postgres.url, leave: postgres.stop }
}
