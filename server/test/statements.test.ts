import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask } from '../src/platform/bus/notify-store.ts'
import { newClient } from '../src/platform/database/new-client.ts'
import { askedOfDatabase } from './asked-of-database.ts'
import { makeTalk, say, sendFile } from './conversations.ts'
import { makeGoal } from './orders.ts'
import { askForCompletion, makeSides, makeWork } from './paid-work.ts'
import { openPayment, payByCard } from './payments.ts'
import type { Browser } from './people.ts'
import { makeService } from './services.ts'
import { openTestApp, type TestApp } from './start-app.ts'

/**
 * Each step has a highest number of statements, all of them counted: who is asking, how often they tried, the
 * transaction and what the processor of the sandbox writes. Whoever makes one dearer says so here.
 */
let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

type Answer = Awaited<ReturnType<Browser['post']>>

const done = ({ status, text, body }: Answer) => {
  if (status >= 300) throw new Error(text)
  return body.data
}

/** Tells all of them where there are too many. */
function expectNoMore(most: number, asked: string[]) {
  const list = asked.map((text, index) => `${index + 1}. ${text.slice(0, 150)}`).join('\n')
  expect(asked.length, `at most ${most}, not ${asked.length}:\n${list}`).toBeLessThanOrEqual(most)
}

/** Without its end it would count something else than a transaction. */
function expectAtMost(most: number, asked: string[]) {
  expectNoMore(most, asked)
  expect(asked).toContain('commit')
}

test('what bus and queue ask by themselves counts for no step', async () => {
  const beside = newClient(server.databaseUrl)
  onTestFinished(() => beside.end())
  await beside.connect()
  expect(await askedOfDatabase(() => ask(beside))).toEqual([])
  expect(await askedOfDatabase(() => server.context.jobs.countDeadLetters())).toEqual([])
  expect(await askedOfDatabase(() => server.context.pool.query('select'))).toEqual(['select'])
})

test('a message, a file and a mark of what is read', async () => {
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { id, asClient, asAgent } = await makeTalk(server)
  expectAtMost(11, await askedOfDatabase(async () => done(await say(asClient, id, 'A visa'))))
  // A first answer is measured by a job.
  expectAtMost(13, await askedOfDatabase(async () => done(await say(asAgent, id, 'What do you need?'))))
  expectAtMost(12, await askedOfDatabase(async () => done(await say(asAgent, id, 'I see'))))
  expectAtMost(
    18,
    await askedOfDatabase(async () => expect((await sendFile(origin, asClient, { id })).status).toBe(201)),
  )
  const read = () => asClient.put(`/conversations/${id}/read`, { seq: 3 })
  expectAtMost(11, await askedOfDatabase(async () => done(await read())))
})

test('hiring and paying', async () => {
  const { shopper, agent, card } = await makeSides(server)
  const { browser } = shopper
  const service = await makeService(server, agent)
  // The first keeps the reference data, and those after it do not ask again.
  for (const most of [{ order: 16 }, { order: 13 }]) {
    const goal = await makeGoal(server, shopper)
    const wish = { goal: goal.id, service: service.id, residence: 'US' }
    let order = { uuid: '' }
    expectAtMost(
      most.order,
      await askedOfDatabase(async () => {
        order = done(await browser.post('/orders', wish))
      }),
    )
    let payment = { ref: '' }
    expectAtMost(
      7,
      await askedOfDatabase(async () => {
        payment = done(await openPayment(browser, order.uuid))
      }),
    )
    expectAtMost(41, await askedOfDatabase(async () => done(await payByCard(browser, payment.ref, card))))
  }
})

test('the page of an order, of either side', async () => {
  const work = await makeWork(server)
  const path = `/orders/${work.id}/workspace`
  for (const side of [work.asClient, work.asAgent]) {
    // The first reading of an hour notes when they were last here.
    done(await side.get(path))
    const asked = await askedOfDatabase(async () => done(await side.get(path)))
    expectNoMore(21, asked)
    // One of all columns would be planned anew each time (`preparing-client.ts`).
    expect(asked.filter((text) => /select \*/.test(text))).toEqual([])
  }
})

test('accepting work', async () => {
  const work = await makeWork(server)
  await askForCompletion(work)
  const accept = () => work.asClient.post(`/orders/${work.id}/accept`)
  expectAtMost(35, await askedOfDatabase(async () => done(await accept())))
})

test('the page of an order that is filed asks once more', async () => {
  const work = await makeWork(server)
  done(await work.asAgent.put(`/orders/${work.id}/stage`, { stage: 'filed' }))
  for (const side of [work.asClient, work.asAgent]) {
    const read = async () => done(await side.get(`/orders/${work.id}/workspace`))
    await read()
    expectNoMore(22, await askedOfDatabase(read))
  }
})
