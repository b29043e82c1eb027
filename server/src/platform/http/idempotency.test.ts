import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { startApp } from '../../../test/start-app.ts'
import { testWrite } from '../../../test/test-calls.ts'
import type { Context } from '../../context.ts'
import { addContactMessage } from '../../ground/contact/store.ts'
import { transact } from '../database/transact.ts'
import { openLog } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { forgetAnswers } from './forget-answers.ts'
import { handle } from './handler.ts'

const silent = openLog({ environment: 'test' })
const KEY = 'a-key-of-one-try'
const MESSAGE = { name: 'Anna', email: 'anna@example.com', subject: 'Hello', message: 'A question.' }

const sendTo = (app: FastifyInstance, url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api${url}`, headers: { 'idempotency-key': KEY, ...headers }, payload })
const send = (app: FastifyInstance, changed = {}, headers: Record<string, string> = {}) =>
  sendTo(app, '/contact-messages', { ...MESSAGE, ...changed }, headers)

const kept = async ({ pool }: Context) =>
  (await pool.query('select count(*)::int as count from contact_message')).rows[0].count

/** A call that keeps a message and then does what the test says; as in production, where no reply is rebuilt by its schema. */
async function startWithWrite(afterwards: () => unknown) {
  const call = testWrite('write', { idempotent: true })
  const handler = handle(call, async ({ context }) => {
    await transact(context, (tx) => addContactMessage(tx, { ...MESSAGE, created_at: context.clock.now() }))
    await afterwards()
    return { data: { zebra: 'first', ant: 'second' } }
  })
  return startApp({
    moreHandlers: [handler],
    settings: { environment: 'production' },
    replaced: { log: silent },
  })
}

test('the same key gives the first answer again, byte for byte, and one row', async () => {
  const { app, context } = await startApp()
  const first = await send(app)
  const again = await send(app)
  expect(first.statusCode).toBe(201)
  expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
  expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([
    undefined,
    'true',
  ])
  expect(await kept(context)).toBe(1)
})

test('a replay keeps the order of the fields', async () => {
  const { app, context } = await startWithWrite(() => {})
  const first = await sendTo(app, '/test/write', {})
  expect(first.body).toBe('{"data":{"zebra":"first","ant":"second"}}')
  expect((await sendTo(app, '/test/write', {})).body).toBe(first.body)
  expect(await kept(context)).toBe(1)
})

test('the same key with another body or address is refused', async () => {
  const { app, context } = await startApp()
  await send(app)
  const other = await send(app, { message: 'Another question.' })
  expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused'])
  const elsewhere = await sendTo(app, '/contact-messages?x=1', MESSAGE)
  expect(elsewhere.statusCode).toBe(422)
  expect(await kept(context)).toBe(1)
})

test('keys of different visitors are different keys', async () => {
  const { app, context } = await startApp()
  const devices = ['0b8f3c1e-8d7a-4a6e-9a53-6f1d2c3b4a50', '1b8f3c1e-8d7a-4a6e-9a53-6f1d2c3b4a50']
  const answers = []
  for (const device of devices) answers.push((await send(app, {}, { 'x-device-id': device })).body)
  expect(new Set(answers).size).toBe(2)
  expect(await kept(context)).toBe(2)
})

test('without a key every call is a new one', async () => {
  const { app, context } = await startApp()
  for (let sent = 0; sent < 2; sent++) {
    await app.inject({ method: 'POST', url: '/api/contact-messages', payload: MESSAGE })
  }
  expect(await kept(context)).toBe(2)
})

test.each(['short', 'a'.repeat(101), 'with spaces in it', 'ünusual-key'])(
  'the key %s is refused',
  async (key) => {
    const { app, context } = await startApp()
    const answer = await send(app, {}, { 'idempotency-key': key })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'unreadable'])
    expect(await kept(context)).toBe(0)
  },
)

test('of 100 calls at once with one key one does it; the others are told to wait or get its answer', async () => {
  const { app, context, databaseUrl } = await startApp()
  const second = await startApp({ besides: { databaseUrl } })
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => send(index % 2 ? app : second.app)),
  )
  expect(await kept(context)).toBe(1)
  const done = answers.filter((answer) => answer.statusCode === 201)
  const waiting = answers.filter((answer) => answer.statusCode === 409)
  expect(done.length + waiting.length).toBe(100)
  expect(new Set(done.map((answer) => answer.body)).size).toBe(1)
  expect(done.filter((answer) => !answer.headers['idempotent-replayed'])).toHaveLength(1)
  for (const answer of waiting) {
    expect(answer.json().code).toBe('still_running')
    expect(answer.headers['retry-after']).toBe('1')
  }
  expect((await send(app)).body).toBe(done[0]?.body)
})

test('while the first call runs, the same key is told so', async () => {
  const running = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const { app, context } = await startWithWrite(async () => {
    running.resolve()
    await mayEnd.promise
  })
  const first = sendTo(app, '/test/write', {})
  await running.promise
  expect((await sendTo(app, '/test/write', {})).statusCode).toBe(409)
  mayEnd.resolve()
  expect((await first).statusCode).toBe(200)
  expect(await kept(context)).toBe(1)
})

test('what is sent twice at once uses up its captcha or code once', async () => {
  const running = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  let usedUp = 0
  const handler = handle(
    testWrite('write', { idempotent: true }),
    async () => ({ data: { zebra: String(usedUp), ant: '' } }),
    {
      async prepare() {
        usedUp += 1
        running.resolve()
        if (usedUp === 1) await mayEnd.promise
      },
    },
  )
  const { app } = await startApp({ moreHandlers: [handler] })
  const first = sendTo(app, '/test/write', {})
  await running.promise
  const second = sendTo(app, '/test/write', {})
  const other = sendTo(app, '/test/write', {}, { 'idempotency-key': 'a-key-of-another-try' })
  expect((await second).json().code).toBe('still_running')
  mayEnd.resolve()
  expect([(await first).statusCode, (await other).statusCode]).toEqual([200, 200])
  expect(usedUp).toBe(2)
  expect((await sendTo(app, '/test/write', {})).body).toBe((await first).body)
  expect(usedUp, 'the kept answer uses up nothing').toBe(2)
})

test('a refused call keeps nothing and may be sent again', async () => {
  let isClosed = true
  const { app, context } = await startWithWrite(() => {
    if (isClosed) throw new Refusal('not_now')
  })
  expect((await sendTo(app, '/test/write', {})).statusCode).toBe(409)
  expect(await kept(context)).toBe(0)
  isClosed = false
  const again = await sendTo(app, '/test/write', {})
  expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([200, undefined])
  expect(await kept(context)).toBe(1)
})

test('a fault between the deed and its answer leaves neither', async () => {
  let isBroken = true
  const { app, context } = await startWithWrite(() => {
    if (isBroken) throw new Error('the power went out')
  })
  expect((await sendTo(app, '/test/write', {})).statusCode).toBe(500)
  expect(await kept(context)).toBe(0)
  expect((await context.pool.query('select * from idempotency_key')).rows).toEqual([])
  isBroken = false
  expect((await sendTo(app, '/test/write', {})).statusCode).toBe(200)
  expect(await kept(context)).toBe(1)
})

test('more calls at once than there are connections do not wait for each other', async () => {
  const call = testWrite('read', { idempotent: true })
  const handler = handle(call, async ({ context: { db } }) => {
    const { name } = await db.selectFrom('purpose').select('name').limit(1).executeTakeFirstOrThrow()
    return { data: { zebra: name, ant: '' } }
  })
  const { app } = await startApp({ moreHandlers: [handler] })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      sendTo(app, '/test/read', {}, { 'idempotency-key': `key-number-${index}` }),
    ),
  )
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(40)
})

test('a key is good for a day', async () => {
  const { app, context, clock } = await startApp()
  const first = await send(app)
  clock.forward(24 * 3600_000)
  await forgetAnswers.run(context, {})
  expect((await send(app)).body).toBe(first.body)
  clock.forward(1)
  await forgetAnswers.run(context, {})
  expect((await send(app)).body).not.toBe(first.body)
  expect(await kept(context)).toBe(2)
})

test('what is done outside once the transaction is over is done again with the key, on what was kept', async () => {
  const call = testWrite('write', { idempotent: true })
  const seen: unknown[] = []
  const handler = handle(
    call,
    async ({ context }) => {
      const { id } = await transact(context, (tx) =>
        addContactMessage(tx, { ...MESSAGE, created_at: context.clock.now() }),
      )
      return { id, sent: seen.length }
    },
    {
      afterwards: async ({ context }, { id, sent }) => {
        seen.push([id, sent, await kept(context), context.tx])
        if (seen.length === 1) throw new Refusal('overloaded')
        return { data: { zebra: String(seen.length), ant: '' } }
      },
    },
  )
  const { app, context } = await startApp({
    moreHandlers: [handler],
    settings: { environment: 'production' },
    replaced: { log: silent },
  })
  expect((await sendTo(app, '/test/write', {})).statusCode).toBe(503)
  expect((await sendTo(app, '/test/write', {})).json()).toMatchObject({ data: { zebra: '2' } })
  const id = (seen[0] as unknown[])[0]
  expect(seen).toEqual([
    [id, 0, 1, undefined],
    [id, 0, 1, undefined],
  ])
  expect(await kept(context)).toBe(1)
})
