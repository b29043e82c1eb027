import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { StartFailure } from '../start-failure.ts'
import { folderFailure } from './embedded-failures.ts'

/** Long enough for a server that is just ending to let go. */
const PATIENCE = 3_000

/**
 * A folder has one server. Node offers no file locks, but SQLite takes one on every system, and the system
 * drops it when its holder dies, however it dies. The file stays empty.
 */
export async function holdFolder(dataDir: string): Promise<() => void> {
  try {
    await mkdir(path.dirname(dataDir), { recursive: true })
  } catch (error) {
    throw folderFailure(error, dataDir)
  }
  for (let waited = 0; waited < PATIENCE; waited += 100) {
    const release = tryToHold(dataDir)
    if (release) return release
    await pause(100)
  }
  throw new StartFailure(
    `Another server is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

const SQLITE_BUSY = 5

function tryToHold(dataDir: string): (() => void) | undefined {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(`${dataDir}.lock`, { timeout: 0 })
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    const held = lock
    return () => held.isOpen && held.close()
  } catch (error) {
    lock?.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw new StartFailure(
      `The file ${dataDir}.lock cannot be locked (${(error as Error).message}). Set DATA_DIR to a folder that the user who starts the server may write to.`,
      { cause: error },
    )
  }
}
