import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'

interface Wanted {
  name: string
  command: string
  args: string[]
  options?: SpawnOptions
  /** Throws until the part can be used. */
  reach: () => Promise<unknown>
}

/** It ends what hangs; it is no goal. */
const START_MS = 120_000

/** A program of its own that can be killed, frozen and started again in the same place. */
export async function startPart({ name, command, args, options, reach }: Wanted) {
  let child = launch()

  function launch() {
    const said: string[] = []
    const process = spawn(command, args, { cwd: '/', ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    process.stdout?.on('data', (chunk) => said.push(String(chunk)))
    process.stderr?.on('data', (chunk) => said.push(String(chunk)))
    process.on('error', (error) => said.push(String(error)))
    return { process, said, ended: once(process, 'exit') }
  }

  async function ready() {
    const until = Date.now() + START_MS
    let before = ''
    for (;;) {
      const problem = await reach().then(
        () => null,
        (error) => error,
      )
      if (problem === null) return
      if (Date.now() > until)
        throw new Error(`${name} is not there: ${problem}\n${before}${child.said.join('')}`)
      // The port it was killed away from may not be free yet: it is started until it stays.
      if (child.process.exitCode !== null) {
        before = child.said.join('')
        child = launch()
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  const hasEnded = () => child.process.exitCode !== null || child.process.signalCode !== null

  async function end(signal: NodeJS.Signals) {
    const { process, ended } = child
    if (hasEnded()) return
    process.kill('SIGCONT')
    process.kill(signal)
    await ended
  }

  await ready()
  return {
    name,
    end,
    hasEnded,
    said: () => child.said.join(''),
    async start() {
      child = launch()
      await ready()
    },
    /** With what it started itself: PostgreSQL works in processes of their own. */
    async freeze() {
      const pid = child.process.pid as number
      const frozen = [pid, ...(await childrenOf(pid))]
      const send = (signal: NodeJS.Signals) => {
        for (const one of frozen) tryToKill(one, signal)
      }
      send('SIGSTOP')
      return () => send('SIGCONT')
    },
  }
}

function tryToKill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(
    pids.map(async (pid) => (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]),
  )
  return pids.filter((_pid, index) => parents[index]?.split(' ')[1] === String(parent)).map(Number)
}

/** Throws until something listens there. */
export const connectsTo = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(void socket.destroy()))
    socket.once('error', reject)
  })
