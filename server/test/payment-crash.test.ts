import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { reconcilePayments } from '../src/payments/reconcile-payments.ts'
import { MINUTE_MS, MovableClock } from '../src/platform/clock.ts'
import { POINTS, type Point } from '../src/platform/payments/sandbox/wires.ts'
import { capturedFor, expectBooksToAgree, makePayment, saveCard, somewhere, statusOf } from './payments.ts'
import type { Browser } from './people.ts'
import { CARDS, deliverNews } from './sandbox.ts'
import { databaseUrlOf, postmasterPid, type ServerProcess, startServerProcess } from './server-process.ts'
import { openTestApp, type TestApp } from './start-app.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

let dataDir: string
const started: ServerProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sojourn-paying-'))
})
afterEach(async () => {
  for (const server of started) server.kill('SIGTERM')
  await Promise.all(started.map((server) => server.ended))
  await expect.poll(() => postmasterPid(dataDir), { timeout: 10_000 }).toBeUndefined()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/**
 * The real server is killed while its call to the processor hangs at this point. Then, half of the time the payer's
 * browser sends its request again, otherwise the clock alone brings it to its end.
 */
test('kill -9 at each point of a call to the processor: the books agree afterwards', async () => {
  let left: Left | undefined
  for (const [index, point] of POINTS.entries()) {
    const server = start()
    const address = await server.address
    const near = await openNear()
    if (left) await heal(near, address, left, index % 2 === 0)
    left = await payUntilItHangs(near, address, point)
    await near.close()
    server.kill('SIGKILL')
    await server.ended
  }
  const address = await start().address
  const near = await openNear()
  if (left) await heal(near, address, left, true)
  near.clock.forward(10_000)
  await deliverNews(near)
  await expectBooksToAgree(near)
  await near.close()
})

interface Left {
  point: Point
  browser: Browser
  ref: string
  method: string
  key: string
}

async function payUntilItHangs(near: TestApp, address: string, point: Point): Promise<Left> {
  const { browser, ref } = await makePayment(near)
  const method = await saveCard(near, browser, CARDS.visa)
  const key = randomUUID()
  const switches = new URLSearchParams({ point, does: 'hang', call: 'charge', left: '1' })
  await fetch(`${address}/dev/payments/switches`, { method: 'POST', body: switches, redirect: 'manual' })
  pay(address, { browser, ref, method, key }).catch(() => {})
  const hanging = async () =>
    ((await (await fetch(`${address}/dev/payments.json`)).json()) as { data: { hanging: number } }).data
      .hanging
  await expect.poll(hanging, { timeout: 20_000 }).toBe(1)
  return { point, browser, ref, method, key }
}

async function heal(near: TestApp, address: string, left: Left, isRetried: boolean) {
  const { browser, ref, point } = left
  const status = async () => (await statusOf(browser, ref)).status[1]
  browserOf(near, browser)
  expect([point, await status()]).toEqual([point, 'Processing'])
  if (isRetried) {
    const answer = await pay(address, left)
    expect([point, answer.status]).toEqual([point, 200])
  } else {
    near.clock.forward(2 * MINUTE_MS)
    await reconcilePayments.run(near.context, {})
  }
  expect([point, isRetried, await status()]).toEqual([point, isRetried, 'Processed'])
  expect([point, (await capturedFor(near, ref)).length]).toEqual([point, 1])
}

/** A browser outlives the server it spoke to. */
const browserOf = (near: TestApp, browser: Browser) =>
  Object.assign(browser, { send: browserOver(near, browser) })

const browserOver =
  (near: TestApp, browser: Browser): Browser['send'] =>
  async (method, url) => {
    const answer = await near.app.inject({ method, url: `/api${url}`, headers: headersOf(browser) })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json(), text: answer.body }
  }

const headersOf = (browser: Browser) => ({
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-nonce': browser.nonce ?? '',
  'x-device-id': browser.device,
})

const pay = (address: string, { browser, ref, method, key }: Omit<Left, 'point'>) =>
  fetch(`${address}/api/payments/${ref}/pay`, {
    method: 'POST',
    headers: {
      ...headersOf(browser),
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': somewhere(),
    },
    body: JSON.stringify({ method }),
  })

/** A node of our own on the database of the running server, by which things are made and looked at. */
async function openNear(): Promise<TestApp> {
  const clock = new MovableClock(new Date())
  const secret = (await readFile(path.join(dataDir, 'secret'), 'utf8')).trim()
  const near = await openTestApp({
    besides: { databaseUrl: await databaseUrlOf(dataDir) },
    settings: { secret },
    replaced: { clock },
  })
  return { ...near, clock }
}

function start() {
  const server = startServerProcess(dataDir)
  started.push(server)
  return server
}
