import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { askDatabase, postmasterPid, type ServerProcess, startServerProcess } from './server-process.ts'

// Whole servers start here, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

let dataDir: string
let server: ServerProcess
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sojourn-stop-'))
})
afterEach(async () => {
  server.kill('SIGKILL')
  await server.ended
  await expect.poll(() => postmasterPid(dataDir), { timeout: 10_000 }).toBeUndefined()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const WITHOUT_PAGES = { ROLE: 'worker' }
const BODY = JSON.stringify({
  name: 'Anna',
  email: 'anna@example.com',
  subject: 'Hello',
  message: 'A question.',
})

/** A call of which the last byte is still to come. */
async function beginCall() {
  server = startServerProcess(dataDir, WITHOUT_PAGES)
  const socket = connect(Number(new URL(await server.address).port), '127.0.0.1')
  socket.on('error', () => {})
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  await once(socket, 'connect')
  const head = `POST /api/contact-messages HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  const expected = 'expect: 100-continue\r\n'
  socket.write(`${head}${expected}content-length: ${BODY.length}\r\n\r\n${BODY.slice(0, -1)}`)
  await expect.poll(() => heard).toContain('100 Continue')
  return {
    socket,
    finish: async () => {
      socket.write(BODY.slice(-1))
      await once(socket, 'close')
      return heard
    },
  }
}

const takesNoMore = (address: string) =>
  fetch(`${address}/healthz`).then(
    () => false,
    () => true,
  )

test('a stop lets the running call finish, keeps what it wrote, and ends PostgreSQL', async () => {
  const call = await beginCall()
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

test('a call that never ends holds a stop up for less than ten seconds', async () => {
  await beginCall()
  const since = performance.now()
  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(performance.now() - since).toBeLessThan(10_000)
})

test('a second signal ends at once', async () => {
  await beginCall()
  const since = performance.now()
  expect(await signalUntilEnded(server)).toMatchObject({ code: 1 })
  expect(performance.now() - since).toBeLessThan(2500)
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

/** The signals of one key press come together; only one after that is impatience. */
async function signalUntilEnded({ kill, ended }: ServerProcess) {
  const again = setInterval(() => kill('SIGINT'), 100)
  return ended.finally(() => clearInterval(again))
}
