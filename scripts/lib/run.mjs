import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { inRoot, root, Stop } from './command.mjs'

/** The Node pinned in the lock, whatever the machine has. */
export const pinnedNode = () => inRoot('node_modules/.bin/node')

/** Short-lived things get 48 MB at most; left to itself Node takes twice that and gives nothing back. As in deploy/Dockerfile. */
export const SERVER_FLAGS = ['--max-semi-space-size=16']

/** The pinned Node comes first for every program that says `env node`. */
export function environment(more = {}) {
  const PATH = [inRoot('node_modules/.bin'), process.env.PATH].join(path.delimiter)
  return { ...process.env, PATH, ...more }
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/**
 * Runs a program to its end and gives its exit code, and what it said where that was asked for.
 * A signal to us goes on to it, and we end when it has ended. With a prefix each of its lines begins with it, so that
 * two programs side by side can be told apart.
 */
export async function run(program, args, { cwd = root, env = environment(), quiet = false, prefix } = {}) {
  const isPiped = quiet || prefix !== undefined
  const child = spawn(program, args, { cwd, env, stdio: isPiped ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
  let said = ''
  const listen = (chunk) => {
    said += chunk
  }
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    if (quiet) stream.on('data', listen)
    else createInterface(stream).on('line', (line) => console.log(`${prefix} | ${line}`))
  }

  let stopped = 0
  const pass = (signal) => {
    stopped = SIGNALS[signal]
    // A terminal sends Ctrl-C to the program too, and a second one would cut its ending short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    setTimeout(() => child.kill('SIGKILL'), 9_000).unref()
  }
  for (const signal of Object.keys(SIGNALS)) process.on(signal, pass)
  try {
    const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
    if (stopped) throw new Stop('', { exitCode: stopped })
    return { code: code ?? 1, said }
  } finally {
    for (const signal of Object.keys(SIGNALS)) process.off(signal, pass)
  }
}
