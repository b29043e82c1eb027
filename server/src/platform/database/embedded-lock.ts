import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from '../start-failure.ts'
import { folderFailure } from './embedded-failures.ts'

/**
 * One server a folder. Node offers no file locks, but SQLite takes one on every system, and the system drops it
 * when its holder dies, however it dies. The file stays empty.
 */
export async function holdFolder(dataDir: string): Promise<() => void> {
  try {
    await mkdir(path.dirname(dataDir), { recursive: true })
  } catch (error) {
    throw folderFailure(error, dataDir)
  }
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(`${dataDir}.lock`, { timeout: 0 })
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock?.close()
    throw lockFailure(error as Error & { errcode?: number }, dataDir)
  }
  return () => lock.isOpen && lock.close()
}

const SQLITE_BUSY = 5

function lockFailure(error: Error & { errcode?: number }, dataDir: string): StartFailure {
  const sentence =
    error.errcode === SQLITE_BUSY
      ? `Another server is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`
      : `The file ${dataDir}.lock cannot be locked (${error.message}). Set DATA_DIR to a folder that the user who starts the server may write to.`
  return new StartFailure(sentence, { cause: error })
}
