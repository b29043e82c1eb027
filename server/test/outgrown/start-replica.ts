import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { findOwner, findPrograms } from '../../src/platform/database/embedded-programs.ts'
import { newClient } from '../../src/platform/database/new-client.ts'
import { freePorts } from './free-ports.ts'

const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'postmaster.alive', 'pg_wal'])
const READY_MS = 60_000

interface Wanted {
  primaryUrl: string
  primaryFolder: string
  folder: string
}

/** A streaming replica of the PostgreSQL in a folder, by its own ways: a copy while it runs, then its log as it is written. */
export async function startReplica({ primaryUrl, primaryFolder, folder }: Wanted) {
  const owner = await findOwner(folder)
  const programs = await findPrograms(folder, owner)
  await copyRunning({ primaryUrl, primaryFolder, folder })
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl)
  const conninfo = `host=${hostname} port=${primaryPort} user=${username} password=${decodeURIComponent(password)}`
  await appendFile(join(folder, 'postgresql.auto.conf'), `\nprimary_conninfo = '${conninfo}'\n`)
  await writeFile(join(folder, 'standby.signal'), '')
  if (owner) await giveTo(owner, folder)

  const [port = 0] = await freePorts()
  const url = Object.assign(new URL(primaryUrl), { port: String(port), search: '' }).href
  let child: ChildProcess | undefined

  /** The replica shows what the primary commits so many seconds later. */
  async function start(lagSeconds: number) {
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 100,
      fsync: 'off',
      hot_standby_feedback: 'on',
      recovery_min_apply_delay: `${lagSeconds}s`,
      wal_retrieve_retry_interval: '200ms',
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    child = programs.launch(programs.postgres, ['-D', folder, ...flags], { stdio: 'ignore' })
    await vi.waitUntil(() => ask(url, 'select').catch(() => null), { timeout: READY_MS, interval: 100 })
  }

  async function end(signal: NodeJS.Signals = 'SIGQUIT') {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  onTestFinished(() => end())
  return { url, start, end, promote: () => ask(url, 'select pg_promote()') }
}

async function copyRunning({ primaryUrl, primaryFolder, folder }: Wanted) {
  const client = newClient(primaryUrl)
  await client.connect()
  try {
    await client.query("select pg_backup_start('a replica', true)")
    await cp(primaryFolder, folder, {
      recursive: true,
      force: true,
      filter: (file) => !LEFT_OUT.has(basename(file)),
    })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
    await mkdir(join(folder, 'pg_wal', 'archive_status'), { recursive: true })
  } finally {
    await client.end()
  }
}

async function giveTo({ uid, gid }: { uid: number; gid: number }, folder: string) {
  for (const file of ['', ...(await readdir(folder, { recursive: true }))])
    await chown(join(folder, file), uid, gid)
}

async function ask(url: string, statement: string) {
  const client = newClient(url, { connectionTimeoutMillis: 1000, query_timeout: 20_000 })
  try {
    await client.connect()
    return await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}
