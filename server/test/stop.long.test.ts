import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginCall } from './half-call.ts'
import { promise } from './promises.ts'
import { quickFolder } from './quick-folder.ts'
import { postmasterPid, type ServerProcess, startServerProcess } from './server-process.ts'

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
  await expect.poll(() => postmasterPid(dataDir), { timeout: 10_000 }).toBeUndefined()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('a call that never ends holds a stop up for less than ten seconds', async () => {
  promise('A server that is told to stop is gone within ten seconds', '1 call that never ends')
  server = startServerProcess(dataDir, WITHOUT_PAGES)
  await beginCall(server)
  const since = performance.now()
  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(performance.now() - since).toBeLessThan(10_000)
})

test.each([
  { how: 'stopReading', lines: 1500 }, // more than a pipe holds
  { how: 'hangUp', lines: 5 }, // too few to be written before the end
] as const)('a log nobody takes any more does not keep it ($how)', async ({ how, lines }) => {
  server = startServerProcess(dataDir, WITHOUT_PAGES)
  const address = await server.address
  server[how]()
  for (let line = 0; line < lines; line++) await (await fetch(`${address}/api/purposes`)).arrayBuffer()
  server.kill('SIGTERM')
  expect(await Promise.race([server.exited, pause(15_000, 'still there')])).toBe(0)
})
