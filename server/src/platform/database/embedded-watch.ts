import type { Socket } from 'node:net'
import type { Programs } from './embedded-programs.ts'

/**
 * A shell that waits for the end of its input, which comes when we die, even by kill -9, and then ends PostgreSQL.
 * It looks into postmaster.pid first: by then the number could belong to another process.
 */
export function endWithUs(programs: Programs, pid: number, dataDir: string): { end(): void } {
  const script = 'read _; read pid < postmaster.pid && [ "$pid" = "$1" ] && kill -INT "$1"'
  const shell = programs.launch('/bin/sh', ['-c', script, 'sojourn-watch', String(pid)], {
    cwd: dataDir,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  shell.on('error', () => {}) // without it the next start heals
  shell.unref()
  ;(shell.stdin as Socket).unref()
  return { end: () => shell.kill('SIGKILL') }
}
