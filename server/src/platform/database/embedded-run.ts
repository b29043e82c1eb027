import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresFailure } from './embedded-failures.ts'
import { stopOrphan } from './embedded-orphan.ts'
import type { Programs } from './embedded-programs.ts'
import { clearSockets, socketFolderOf } from './embedded-socket.ts'
import { endWithUs } from './embedded-watch.ts'

interface RunOptions {
  dataDir: string
  durable: boolean
  log?: (line: string) => void
  onLost?: (sentence: string) => void
  onLaunched?: () => void
}

export interface Running {
  port: number
  stop(): Promise<void>
}

interface Place {
  port: number
  /** The folder of its socket, where it may have one. */
  sockets: string
}

const ATTEMPTS = 20

/** Tries again while the reason is one that passes: a port taken meanwhile, or the last PostgreSQL still on its way out. */
export async function runPostgres(programs: Programs, options: RunOptions): Promise<Running> {
  for (let attempt = 1; ; attempt++) {
    await stopOrphan(options.dataDir, options.log)
    await clearSockets(options.dataDir)
    const sockets = await socketFolderOf(options.dataDir)
    const outcome = await tryToRun(programs, { port: await freePort(), sockets }, options)
    if (!('said' in outcome)) return outcome
    if (attempt === ATTEMPTS || !passes(outcome.said)) throw postgresFailure(outcome.said)
    await pause(500)
  }
}

function passes(said: string): boolean {
  return /could not bind|could not create any TCP|pre-existing shared memory|already exists/.test(said)
}

async function tryToRun(
  programs: Programs,
  place: Place,
  { dataDir, durable, log, onLost, onLaunched }: RunOptions,
): Promise<Running | { said: string }> {
  const child = programs.launch(programs.postgres, ['-D', dataDir, ...settings(place, durable)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true, // Ctrl-C is for us: PostgreSQL ends after the last connection is closed
  })
  const watch = child.pid ? endWithUs(programs, child.pid, dataDir) : undefined
  if (child.pid) onLaunched?.()
  const ended = once(child, 'close').finally(() => watch?.end())
  const said: string[] = []

  const ready = new Promise<true>((resolve) => {
    createInterface({ input: child.stderr! }).on('line', (line) => {
      log?.(line)
      said.push(line)
      if (said.length > 50) said.shift()
      if (line.includes('ready to accept connections')) resolve(true)
    })
  })
  if ((await Promise.race([ready, ended])) !== true) return { said: said.join('\n') }

  let wanted = true
  ended.then(() => wanted && onLost?.(`PostgreSQL ended by itself: ${said.at(-1) ?? 'it said nothing'}`))
  return {
    port: place.port,
    stop() {
      wanted = false
      return stop(child, ended)
    },
  }
}

/** A sixteenth of the machine, and no more than all of a hundred thousand agents' searches need. */
const SHARED_MB = Math.round(Math.min(512, Math.max(128, totalmem() / 16 / 1024 ** 2)))

/** The settings suit a small machine; they are given on the command line, so that they hold for a folder of any age. */
function settings({ port, sockets }: Place, durable: boolean): string[] {
  const forTests = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Connections last for seconds: a statement is planned once, as those of a server are after some minutes.
    plan_cache_mode: 'force_generic_plan',
  }
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets,
    max_connections: '100',
    shared_buffers: `${SHARED_MB}MB`,
    effective_cache_size: '512MB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(durable ? {} : forTests),
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * The smart way comes first: a pool that has just ended is still saying goodbye, and would hear an error
 * instead. Then comes fast (transactions rolled back, data flushed), then immediate (the next start replays
 * the log).
 */
async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  for (const [signal, patience] of [
    ['SIGTERM', 1_000],
    ['SIGINT', 4_000],
    ['SIGQUIT', 2_000],
    ['SIGKILL', 1_000],
  ] as const) {
    child.kill(signal)
    const late = new AbortController()
    const waited = await Promise.race([
      ended,
      pause(patience, 'late', { signal: late.signal }).catch(() => {}),
    ])
    late.abort()
    if (waited !== 'late') return
  }
}
