import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { StartFailure } from '../start-failure.ts'

const MAJOR = '18'

/** Our folder carries the password we gave it; every other content is somebody else's and stays untouched. */
export async function recogniseCluster(dataDir: string, passwordFile: string): Promise<'ours' | 'none'> {
  const files = await readdir(dataDir).catch(absent)
  if (!files || files.length === 0) return 'none'
  const elsewhere = 'Set DATA_DIR to another folder'

  if (!files.includes('PG_VERSION')) {
    throw new StartFailure(`The folder ${dataDir} holds files that are no PostgreSQL data. ${elsewhere}.`)
  }
  const major = (await readFile(path.join(dataDir, 'PG_VERSION'), 'utf8')).trim()
  if (major !== MAJOR) {
    throw new StartFailure(
      `The folder ${dataDir} holds data of PostgreSQL ${major}, but this server runs PostgreSQL ${MAJOR}. ${elsewhere}, or run that PostgreSQL yourself and set DATABASE_URL.`,
    )
  }
  if (!files.includes(passwordFile)) {
    throw new StartFailure(
      `The folder ${dataDir} holds a PostgreSQL that this server did not make. ${elsewhere}, or run that PostgreSQL yourself and set DATABASE_URL.`,
    )
  }
  return 'ours'
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
