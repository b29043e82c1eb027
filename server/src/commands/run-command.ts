import type { Context } from '../context.ts'
import { openContext } from '../open-context.ts'
import { refuseHalfRestored } from '../platform/database/half-restored.ts'
import { reachDatabase } from '../platform/database/reach-database.ts'
import { StartFailure } from '../platform/start-failure.ts'
import type { Settings } from '../settings/settings.ts'

/** Runs what an operator typed; what goes wrong is told in a sentence, and the process ends with 1. */
export async function runCommand(command: () => Promise<void>) {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exitCode = 1
  }
}

/** Works on the database of a server, whether that runs or not. */
export async function withDatabase(
  settings: Settings,
  work: (databaseUrl: string) => Promise<void>,
  { isMigrated = true } = {},
) {
  const database = await reachDatabase(settings, { isMigrated })
  try {
    if (isMigrated) await refuseHalfRestored(database.url)
    await work(database.url)
  } finally {
    await database.leave()
  }
}

/** Works with all that a server holds. A command is patient: its statements may take long. */
export const runWithContext = (settings: Settings, work: (context: Context) => Promise<void>) =>
  withDatabase(settings, (databaseUrl) => withContext(settings, databaseUrl, work))

export async function withContext(
  settings: Settings,
  databaseUrl: string,
  work: (context: Context) => Promise<void>,
) {
  const { context, close } = await openContext(settings, databaseUrl, {}, undefined, { isPatient: true })
  try {
    await work(context)
  } finally {
    await close()
  }
}
