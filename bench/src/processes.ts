import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVER_FLAGS } from '../../scripts/lib/run.mjs'

const ROOT = join(import.meta.dirname, '../..')
const CLOCK_TICKS_A_SECOND = 100

export interface Measured {
  pid: number
  address: string
  /** How long it took from being started until it said where it listens. */
  startedInMs: number
  stop(): Promise<void>
}

/** Starts a program of ours on loopback and waits until it says `at http://…`. */
export async function startProcess(file: string, env: Record<string, string>): Promise<Measured> {
  const begun = performance.now()
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(ROOT, file)], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await addressOf(child)
  return {
    pid: child.pid as number,
    address,
    startedInMs: performance.now() - begun,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  const { stdout } = child
  if (!stdout) throw new Error('It has no voice')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  const listen = (chunk: Buffer) => {
    said += chunk
    const address = /at (http:\/\/[\d.]+:\d+)/.exec(said)?.[1]
    if (address) resolve(address)
  }
  stdout.on('data', listen)
  child.once('exit', (code) => reject(new Error(`It ended with ${code} before it was ready:\n${said}`)))
  const address = await promise
  // From here on its lines are thrown away: reading them would cost the machine being measured.
  stdout.off('data', listen).resume()
  return address
}

/** User and system time of a process so far, in milliseconds. */
export function cpuMsOf(pid: number) {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] as string
  const fields = afterName.split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / CLOCK_TICKS_A_SECOND
}

export function residentMbOf(pid: number) {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1024
}
