import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inRoot, root } from './command.mjs'
import { environment, pinnedNode, SERVER_FLAGS } from './run.mjs'

/** Read in half the time of its source. */
export const BUILT_SERVER = 'server/build/main.js'

/** Longer than the server takes to end by itself, within the 10 s in which all must be over. */
const PATIENCE = 9_000

/**
 * The server as a process of ours. It has its own session, so that Ctrl-C reaches it once, through us; and a line
 * to us, so that it also ends when we are killed.
 */
export function startServer(program, env = {}) {
  const child = spawn(
    pinnedNode(),
    [...SERVER_FLAGS, '--import', inRoot('scripts/lib/end-with-parent.mjs'), program],
    {
      cwd: root,
      env: environment({ NODE_COMPILE_CACHE: inRoot('.cache/compile'), ...env }),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    },
  )
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
  let stopping = false
  return {
    ended,
    async stop(signal = 'SIGTERM') {
      if (!stopping) {
        stopping = true
        child.kill(signal)
        setTimeout(() => child.kill('SIGKILL'), PATIENCE).unref()
      }
      await ended
    },
  }
}

/** The first signal goes on to the server; later ones change nothing, it is ending already. */
export function onStopSignal(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  }
}
