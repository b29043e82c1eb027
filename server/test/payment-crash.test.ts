import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { POINTS, type Point } from '@sojourn/sandbox/faults'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { MovableClock } from '../src/platform/clock.ts'
import { CALLS, type Left, type Near } from './hanging-calls.ts'
import { expectBooksToAgree } from './payments.ts'
import { quickFolder } from './quick-folder.ts'
import { deliverNews } from './sandbox.ts'
import { databaseUrlOf, postmasterPid, type ServerProcess, startServerProcess } from './server-process.ts'
import { openTestApp } from './start-app.ts'
import { inLongSet } from './test-set.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

let dataDir: string
const started: ServerProcess[] = []

beforeAll(async () => {
  dataDir = await quickFolder('sojourn-paying-')
})
afterEach(async () => {
  for (const server of started) server.kill('SIGTERM')
  await Promise.all(started.map((server) => server.ended))
  await expect.poll(() => postmasterPid(dataDir)).toBeUndefined()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/**
 * The real server is killed while one call of each kind to the processor hangs at this point. Then, half of the time
 * the payer's browser sends its request again, otherwise the clock alone brings it to its end.
 */
/** All in the long set; in the gate the one at which money has moved and nobody here knows. */
const TRIED = inLongSet ? POINTS : POINTS.filter((point) => point === 'after_doing')

test(`kill -9 (${TRIED.join(', ')}) in each call to the processor: the books agree afterwards`, async () => {
  let left: HangingCall[] = []
  for (const point of TRIED) {
    const server = start()
    const address = await server.address
    await heal(address, left)
    left = []
    const near = await openNear()
    for (const [index, name] of Object.keys(CALLS).entries()) {
      await hangAt(address, point, name)
      const call = await CALLS[name]?.(near)
      if (!call) throw new Error(`There is no call ${name}`)
      call.ask?.(address).catch(() => {}) // it never answers
      await expect.poll(() => hangingAt(address)).toBe(index + 1)
      left.push({ ...call, what: `${name} ${point}`, isRetried: (index + POINTS.indexOf(point)) % 2 === 0 })
    }
    await near.close()
    server.kill('SIGKILL')
    await server.ended
  }
  const address = await start().address
  await heal(address, left)
  const near = await openNear()
  near.clock.forward(10_000)
  await deliverNews(near)
  await expectBooksToAgree(near)
  await near.close()
})

interface HangingCall extends Left {
  what: string
  isRetried: boolean
}

const hangAt = (address: string, point: Point, call: string) =>
  fetch(`${address}/dev/payments/switches`, {
    method: 'POST',
    body: new URLSearchParams({ point, does: 'hang', call, left: '1' }),
    redirect: 'manual',
  })

async function hangingAt(address: string) {
  const answer = await fetch(`${address}/dev/payments.json`)
  return ((await answer.json()) as { data: { hanging: number } }).data.hanging
}

/** The node's clock goes ahead, and the node is gone before anything else is made. */
async function heal(address: string, left: readonly HangingCall[]) {
  const near = await openNear()
  for (const { what, isRetried, browser, ask, heal } of left) {
    browser.turnTo(near)
    try {
      const answer = isRetried && ask ? await answered(await ask(address)) : undefined
      await heal(near, answer)
    } catch (error) {
      throw new Error(`${what}${isRetried ? ', asked again' : ''}`, { cause: error })
    }
  }
  await near.close()
}

async function answered(answer: Response): Promise<{ url?: string }> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  const { data } = JSON.parse(text)
  return typeof data === 'string' ? { url: data } : data
}

/** A node of our own on the database of the running server, by which things are made and looked at. */
async function openNear(): Promise<Near> {
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
  // The pages that make calls hang are there only where no proxy is believed.
  const server = startServerProcess(dataDir, { TRUSTED_PROXIES: '' })
  started.push(server)
  return server
}
