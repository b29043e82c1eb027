import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openPool } from '../../../server/src/platform/database/database.ts'
import { type OpenedSandbox, openSandboxAlone } from '../../../server/test/open-sandbox.ts'
import { Shop } from '../../../server/test/processor-contract/shop.ts'
import { inLongSet } from '../../../server/test/test-set.ts'
import { openSandbox } from '../sandbox.ts'
import { deliverOverHttp } from './deliver-over-http.ts'

let opened: OpenedSandbox
let shop: Shop
beforeEach(async () => {
  opened = await openSandboxAlone()
  shop = new Shop(opened)
  onTestFinished(opened.close)
})

/** The other side: keeps what it hears and answers as it is told. */
function listener(answer: (heard: number) => boolean | Promise<boolean> = () => true) {
  const heard: string[] = []
  return {
    heard,
    post: async ({ id }: { id: string }) => {
      heard.push(id)
      return answer(heard.length)
    },
  }
}

const until = async (isSo: () => boolean | Promise<boolean>) => {
  for (let waited = 0; !(await isSo()); waited += 10) {
    if (waited > 5000) throw new Error('It never came')
    await pause(10)
  }
}

const undelivered = () =>
  opened.sandbox.house.book
    .selectFrom('event')
    .select(['id', 'tries', 'next_try_at'])
    .where('delivered_at', 'is', null)
    .execute()

test('news go out as soon as something happened, each once', async () => {
  const { heard, post } = listener()
  opened.sandbox.startDelivering(post)
  for (let index = 0; index < 5; index++) await shop.paid()
  await until(async () => heard.length >= 5 && (await undelivered()).length === 0)
  expect(new Set(heard).size).toBe(5)
  expect(heard).toHaveLength(5)
})

test('what is not taken comes again, after longer and longer waits', async () => {
  await shop.paid()
  const { heard, post } = listener((count) => count > 3)
  opened.sandbox.startDelivering(post)
  const waits: number[] = []
  for (let tries = 1; tries <= 3; tries++) {
    await until(async () => {
      // Before it is heard of, the book tells of the try before.
      if (heard.length !== tries) return false
      const [event] = await undelivered()
      const waitMs = (event?.next_try_at.getTime() ?? 0) - opened.clock.now().getTime()
      if (waitMs >= 30_000) return false
      waits.push(waitMs / 1000)
      return true
    })
    opened.clock.forward(waits.at(-1)! * 1000)
    opened.sandbox.house.tell()
  }
  expect(waits).toEqual([2, 4, 8])
  await until(async () => (await undelivered()).length === 0)
  expect(new Set(heard).size).toBe(1)
  expect(heard).toHaveLength(4)
})

test('two nodes never deliver the same news at once', async () => {
  const pool = openPool(opened.databaseUrl, () => {}, { size: 2 })
  const other = openSandbox({ ...opened.parts, pool })
  onTestFinished(other.close)
  const { book } = opened.sandbox.house
  const now = opened.clock.now()
  const event = { kind: 'refund', object_id: 'refund_of_many', created_at: now, next_try_at: now }
  await book.insertInto('event').values(Array(200).fill(event)).execute()
  await other.calls.readAttempt('nothing')
  const [one, two] = [listener(() => pause(5, true)), listener(() => pause(5, true))]
  opened.sandbox.startDelivering(one.post)
  other.startDelivering(two.post)
  await until(async () => (await undelivered()).length === 0)
  expect(one.heard.length).toBeGreaterThan(0)
  expect(two.heard.length).toBeGreaterThan(0)
  const all = [...one.heard, ...two.heard]
  expect(new Set(all).size).toBe(200)
  expect(all).toHaveLength(200)
})

test('a slow card is done by itself, and that is told', async () => {
  const { heard, post } = listener()
  opened.sandbox.startDelivering(post)
  const checkout = await shop.openCheckout()
  await opened.payer.payCheckout(checkout, 'slow')
  await until(() => heard.length === 1)
  opened.clock.forward(5_000)
  opened.sandbox.house.tell()
  await until(() => heard.length === 2)
  expect(await opened.processor.readAttempt(checkout.id)).toMatchObject({ state: 'captured' })
})

test('news that are held back go out once they are let go', async () => {
  const { heard, post } = listener()
  opened.sandbox.wires.holdsDeliveries = true
  opened.sandbox.startDelivering(post)
  await shop.paid()
  await pause(50)
  expect(heard).toEqual([])
  opened.sandbox.wires.holdsDeliveries = false
  opened.sandbox.house.tell()
  await until(() => heard.length === 1)
})

test('a side that hangs does not keep the server from ending', async () => {
  const hanging = createServer((request) => void text(request))
  await once(hanging.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => hanging.closeAllConnections())
  const asked = once(hanging, 'request')
  const { port } = hanging.address() as AddressInfo
  opened.sandbox.startDelivering(deliverOverHttp(`http://0.0.0.0:${port}`))
  await shop.paid()
  await asked
  const before = performance.now()
  await opened.sandbox.stopDelivering()
  if (inLongSet) expect(performance.now() - before).toBeLessThan(1000)
  expect(await undelivered()).toHaveLength(1)
})

test('over HTTP the very bytes arrive with a signature that proves them', async () => {
  const taken = Promise.withResolvers<string>()
  const server = createServer(async (request, response) => {
    const body = Buffer.from(await text(request))
    taken.resolve(
      `${request.method} ${request.url} ${opened.processor.readDelivery(body, request.headers).kind}`,
    )
    response.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  opened.sandbox.startDelivering(deliverOverHttp(`http://127.0.0.1:${port}/told`))
  await shop.paid()
  expect(await taken.promise).toBe('POST /told attempt')
  await until(async () => (await undelivered()).length === 0)
})
