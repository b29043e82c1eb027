import { join } from 'node:path'
import type { Settings } from '../../settings/settings.ts'
import { startEmbedded } from './embedded.ts'
import { findRunning } from './embedded-running.ts'
import { migrate } from './migrate.ts'
import { reachOnce } from './reach-once.ts'

/** Commands reach the server's database whether it runs or not. One that lies still is woken for as long as this takes. */
export async function reachDatabase({ database, dataDir }: Settings, { isMigrated = true } = {}) {
  const nothing = async () => {}
  if (database.kind === 'url') {
    // A command needs a session, and long transactions.
    const url = database.direct ?? database.url
    await reachOnce(url)
    return { url, leave: nothing }
  }
  const folder = join(dataDir, 'postgres')
  const running = await findRunning(folder)
  if (running) return { url: running, leave: nothing }
  const postgres = await startEmbedded({ dataDir: folder })
  if (isMigrated) await migrate(postgres.url)
  return { url: postgres.url, leave: postgres.stop }
}
