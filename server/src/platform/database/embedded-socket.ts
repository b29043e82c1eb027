import { once } from 'node:events'
import { readdir, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'

const NAME = '.s.PGSQL.'
const LONGEST = `${NAME}65535`

/** PostgreSQL calls its folder so: the whole path may be too long for it, or lead through a folder that it may not enter. */
const IN_ITS_FOLDER = '.'

/** The path may be too long for a socket, and some file systems have none. The name that is tried is the longest. */
export async function socketFolderOf(dataDir: string): Promise<string> {
  const tried = createServer().listen(path.join(dataDir, LONGEST))
  try {
    await once(tried, 'listening')
    return IN_ITS_FOLDER
  } catch {
    return ''
  } finally {
    tried.close()
  }
}

/** A PostgreSQL that was killed leaves its socket, and the next one has another port. */
export async function clearSockets(dataDir: string) {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(NAME))
  await Promise.all(left.map((name) => rm(path.join(dataDir, name))))
}

/** Through the socket each statement costs a third less than through the loopback, on both sides. */
export async function addressIn(dataDir: string, password: string, port: number): Promise<string> {
  const url = new URL(`postgres://sojourn:${password}@127.0.0.1:${port}/sojourn`)
  const hasSocket = await stat(path.join(dataDir, `${NAME}${port}`)).catch(() => undefined)
  if (hasSocket) url.searchParams.set('host', dataDir)
  return url.href
}
