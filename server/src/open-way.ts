import { join } from 'node:path'
import { type DatabaseWay, findWay, straightTo } from './platform/database/database-way.ts'
import { startEmbedded } from './platform/database/embedded.ts'
import { reachOnce } from './platform/database/reach-once.ts'
import { tryReplica } from './platform/database/replica/try-replica.ts'
import { refuseTakenPort } from './platform/http/port-is-free.ts'
import type { Settings } from './settings/settings.ts'

export interface OpenWay {
  way: DatabaseWay
  close(): Promise<void>
}

interface Opening {
  /** Our own PostgreSQL runs and gets ready by itself; of another, or where it failed, there is nothing to wait for any more. */
  launched: Promise<void>
  opened: Promise<OpenWay>
}

/** Reaches PostgreSQL, or starts the one in our folder, once it is sure that we can listen. It needs little of the server itself. */
export function openWay(settings: Settings, onLost: (sentence: string) => void): Opening {
  const { promise: launched, resolve: onLaunched } = Promise.withResolvers<void>()
  const opened = open(settings, { onLost, onLaunched }).finally(onLaunched)
  // Whoever starts the server asks later how it went.
  opened.catch(() => {})
  return { launched, opened }
}

async function open(
  settings: Settings,
  heard: { onLost: (sentence: string) => void; onLaunched: () => void },
): Promise<OpenWay> {
  await refuseTakenPort(settings)
  if (settings.database.kind === 'url') {
    const { url, direct, read } = settings.database
    await reachOnce(url)
    if (direct) await reachOnce(direct, 'DATABASE_DIRECT_URL')
    const { way, told } = await findWay(settings.database)
    console.log(told)
    if (read) console.log(await tryReplica(url, read))
    return { way, close: async () => {} }
  }
  const postgres = await startEmbedded({ dataDir: join(settings.dataDir, 'postgres'), ...heard })
  return { way: straightTo(postgres.url), close: () => postgres.stop() }
}
