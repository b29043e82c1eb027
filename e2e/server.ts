import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot, root } from '../scripts/lib/command.mjs'
import { pinnedNode, SERVER_FLAGS } from '../scripts/lib/run.mjs'
import { BUILT_SERVER } from '../scripts/lib/serve.mjs'

/** The server as a person starts it: built pages, its own PostgreSQL in an empty folder, the demo story told. */
export async function startServer(settings: Record<string, string> = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'sojourn-e2e-'))
  const child = spawn(
    pinnedNode(),
    [...SERVER_FLAGS, '--import', inRoot('scripts/lib/end-with-parent.mjs'), BUILT_SERVER],
    {
      cwd: root,
      // None of the machine's own settings: they would change what is tested.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: '1',
        // Every browser says where it is, so that what one does is not counted for another.
        TRUSTED_PROXIES: '127.0.0.1',
        // A password is hashed for each of hundreds of sign-ins.
        QUICK_PASSWORDS: '1',
        // Two browsers beside it on a small machine are no visitors to be sent away.
        MOST_DELAY_MS: '5000',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  putFirst(child)
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(child)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, dataDir, stop }
}

/** A Chromium run by root goes before everybody else, and a server that gets no turn sends its visitors away. */
function putFirst({ pid }: ChildProcess) {
  try {
    if (pid) setPriority(pid, -10)
  } catch {
    // Not root: then Chromium is not put first either.
  }
}

function untilReady(child: ChildProcess) {
  let said = ''
  return new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      if (said.includes('Sojourn is ready')) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)))
  })
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
