import { execFile } from 'node:child_process'
import { readFile, realpath, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartFailure } from '../start-failure.ts'

/** We hold the folder alone, so a PostgreSQL at work in it was left behind by a server that was killed. */
export async function stopOrphan(dataDir: string, log?: (line: string) => void): Promise<void> {
  const pidFile = path.join(dataDir, 'postmaster.pid')
  const text = await readFile(pidFile, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const pid = Number.parseInt(text, 10)
  if (!(pid > 0)) return rm(pidFile) // cut off while being written: PostgreSQL would not start over it

  if (await worksIn(dataDir, pid)) {
    log?.('PostgreSQL of the last run is still there; stopping it first.')
    await end(dataDir, pid)
  } else {
    // The number may belong to another process by now, which PostgreSQL would take for itself. Under its parent's
    // number it looks further and checks whether the shared memory of the old one is still in use.
    await writeFile(pidFile, text.replace(/^\d+/, String(process.pid)))
  }
}

async function end(dataDir: string, pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return
      break
    }
    for (let waited = 0; waited < patience; waited += 50) {
      if (!(await worksIn(dataDir, pid))) return
      await pause(50)
    }
  }
  throw new StartFailure(
    `PostgreSQL of an earlier run (process ${pid}) still uses ${dataDir} and does not end. End it with kill ${pid}, then start again.`,
  )
}

/** A zombie has no command line any more and counts as gone. */
async function worksIn(dataDir: string, pid: number): Promise<boolean> {
  const [program = '', ...args] = await commandOf(pid)
  if (path.basename(program) !== 'postgres') return false
  return args.includes(dataDir) || args.includes(await realpath(dataDir))
}

async function commandOf(pid: number): Promise<string[]> {
  try {
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
    return stdout.trim().split(' ')
  } catch {
    return []
  }
}
