import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginCall } from './half-call.ts'
import { quickFolder } from './quick-folder.ts'
import { askDatabase, postmasterPid, type ServerProcess, startServerProcess } from './server-process.ts'
import { inLongSet } from './test-set.ts'

// Whole servers start here, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

const WITHOUT_PAGES = { ROLE: 'worker' }

let dataDir: string
let server: ServerProcess
beforeAll(async () => {
  dataDir = await quickFolder('sojourn-stop-')
})
afterEach(async () => {
  server.kill('SIGKILL')
  await server.ended
  await expect.poll(() => postmasterPid(dataDir)).toBeUndefined()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function beginCallOfNewServer() {
  server = startServerProcess(dataDir, WITHOUT_PAGES)
  return beginCall(server)
}

const takesNoMore = (address: string) =>
  fetch(`${address}/healthz`).then(
    () => false,
    () => true,
  )

test('a stop lets the running call finish, keeps what it wrote, and ends PostgreSQL', async () => {
  const call = await beginCallOfNewServer()
  const address = await server.address
  server.kill('SIGTERM')
  await expect.poll(() => takesNoMore(address)).toBe(true)
  expect(await call.finish()).toContain('201 Created')
  expect(await server.ended).toMatchObject({ code: 0, error: '' })
  expect(await postmasterPid(dataDir)).toBeUndefined()

  server = startServerProcess(dataDir, WITHOUT_PAGES)
  await server.address
  expect(await askDatabase(dataDir, 'select name from contact_message')).toEqual([{ name: 'Anna' }])
})

test('a second signal ends at once', async () => {
  await beginCallOfNewServer()
  const since = performance.now()
  expect(await signalUntilEnded(server)).toMatchObject({ code: 1 })
  if (inLongSet) expect(performance.now() - since).toBeLessThan(2500)
})

/** The signals of one key press come together; only one after that is impatience. */
async function signalUntilEnded({ kill, ended }: ServerProcess) {
  const again = setInterval(() => kill('SIGINT'), 100)
  return ended.finally(() => clearInterval(again))
}
