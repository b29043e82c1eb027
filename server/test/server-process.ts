import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../../scripts/lib/command.mjs'
import { BUILT_SERVER } from '../../scripts/lib/serve.mjs'
import { newClient } from '../src/platform/database/new-client.ts'

/** Built, as people start it; read in half the time of its source. */
const MAIN = inRoot(BUILT_SERVER)

export type ServerProcess = ReturnType<typeof startServerProcess>

/** The real server in a process of its own, which a test may kill. */
export function startServerProcess(
  dataDir: string,
  settings: Record<string, string> = {},
  flags: string[] = [],
  main = MAIN,
) {
  const child = spawn(process.execPath, [...flags, main], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      QUICK_PASSWORDS: '1',
      // Test machines stutter.
      MOST_DELAY_MS: '10000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', error: '' }
  child.stderr.on('data', (chunk) => {
    said.error += chunk
  })
  const inspectedAt = new Promise<string>((resolve) => {
    child.stderr.on('data', () => {
      const [url] = /ws:\/\/\S+/.exec(said.error) ?? []
      if (url) resolve(url)
    })
  })
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...said }))
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said.out += chunk
      const ready = /ready at (http:\S+)/.exec(said.out)
      if (ready?.[1]) resolve(ready[1])
    })
    ended.then(() => reject(new Error(`The server did not start: ${said.out}${said.error}`)))
  })
  /** The words may have come on its way there already. */
  const heard = (words: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => words.test(said.out) && resolve()
      child.stdout.on('data', look)
      look()
      ended.then(() => reject(new Error(`It was never said: ${said.out}${said.error}`)))
    })
  address.catch(() => {}) // a test may wait for the end alone
  return {
    pid: child.pid as number,
    address,
    /** An inspector connects there, with the flag `--inspect`. */
    inspectedAt,
    heard,
    ended,
    /** Earlier than `ended`, which waits until everything it said was read. */
    exited: once(child, 'exit').then(([code]) => code as number | null),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Lets what it says pile up unread, as a stopped terminal does. */
    stopReading: () => child.stdout.pause(),
    /** Closes the other end of what it says, as a parent does that is killed. */
    hangUp: () => child.stdout.destroy(),
  }
}

/** Nothing comes back when PostgreSQL has ended in order. */
async function postmaster(dataDir: string) {
  const text = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => undefined)
  const lines = text?.split('\n')
  return lines && { pid: Number(lines[0]), port: Number(lines[3]) }
}

export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  return (await postmaster(dataDir))?.pid
}

export async function databaseUrlOf(dataDir: string): Promise<string> {
  const password = await readFile(path.join(dataDir, 'postgres/sojourn.password'), 'utf8')
  const port = (await postmaster(dataDir))?.port
  return `postgres://sojourn:${encodeURIComponent(password)}@127.0.0.1:${port}/sojourn`
}

/** Asks the database of a running server behind its back. */
export async function askDatabase<Row>(dataDir: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = newClient(await databaseUrlOf(dataDir))
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** The shell that ends a PostgreSQL whose server was killed; found where the system has /proc. */
export async function watcherOf(postmasterPid: number): Promise<number | undefined> {
  for (const pid of await readdir('/proc').catch(() => [])) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.endsWith(`sojourn-watch\0${postmasterPid}\0`)) return Number(pid)
  }
  return undefined
}
