import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PASSWORD_FILE } from './embedded.ts'
import { addressIn } from './embedded-socket.ts'
import { newClient } from './new-client.ts'

const PORT_LINE = 3

/** The address of the PostgreSQL a server of ours has running on this folder; undefined when none has. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const [password, state] = await Promise.all([
    readFile(path.join(dataDir, PASSWORD_FILE), 'utf8').catch(() => undefined),
    readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => undefined),
  ])
  const port = Number(state?.split('\n')[PORT_LINE])
  if (!password || !port) return undefined
  const url = await addressIn(dataDir, password, port)
  return (await answers(url)) ? url : undefined
}

async function answers(url: string) {
  const client = newClient(url, { connectionTimeoutMillis: 3000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
