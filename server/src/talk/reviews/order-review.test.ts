import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { enter } from '../../../test/payments.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

async function completed() {
  const work = await makeWork(server)
  await work.asClient.post(`/orders/${work.id}/accept`)
  return work
}

const review = { star: 4.5, content: 'Patient and quick.' }
const pathOf = ({ id }: PaidWork) => `/orders/${id}/reviews`
const profileOf = async ({ agent, asClient }: PaidWork) => {
  const { db } = server.context
  const index = db.selectFrom('found_agent').select(['rating']).where('agent_id', '=', agent.id)
  const { items } = (await asClient.get(`/consultants/${agent.id}/reviews`)).body.data
  return {
    ...(await db
      .selectFrom('agent')
      .select(['rating_sum', 'review_count'])
      .where('person_id', '=', agent.id)
      .executeTakeFirstOrThrow()),
    found: await index.executeTakeFirst(),
    stars: items.map(({ star }: { star: number }) => star),
  }
}

test('a client reviews a completed order once; the rating and the profile follow at once', async () => {
  const work = await completed()
  const { status, body } = await work.asClient.post(pathOf(work), review)
  expect([status, body.data]).toMatchObject([201, { may: ['edit'], review: { star: 4.5, reply: null } }])
  expect(await profileOf(work)).toMatchObject({
    rating_sum: '4.5',
    review_count: 1,
    stars: [4.5],
    found: { rating: '4.5' },
  })
  expect((await work.asClient.post(pathOf(work), review)).status).toBe(409)

  server.clock.forward(HOUR_MS)
  await (await enter(server, work.client)).put(pathOf(work), { star: 2, content: 'On second thought.' })
  expect(await profileOf(work)).toMatchObject({ rating_sum: '2.0', review_count: 1, stars: [2] })
  server.clock.forward(47 * HOUR_MS)
  const late = await (await enter(server, work.client)).put(pathOf(work), review)
  expect([late.status, late.body.message]).toEqual([409, 'This review can no longer be changed.'])
})

test.each([
  ['all', 500_00, true],
  ['a part', 100_00, false],
])('one written before %s of the payment went back says so where it is all', async (_, amount, refunded) => {
  const work = await completed()
  await work.asClient.post(pathOf(work), review)
  const complaint = { reason: 'not_as_agreed', text: 'The letter names another visa.' }
  const { body, text } = await work.asClient.post(`/orders/${work.id}/conflicts`, complaint)
  if (!body.data) throw new Error(text)
  const path = `/orders/${work.id}/conflicts/${body.data.id}/refunds`
  const asked = await work.asClient.post(path, {
    amount,
    destination: 'credit',
    text: 'This is fair.',
  })
  if (asked.status !== 201) throw new Error(asked.text)
  await work.asAgent.patch(`${path}/${asked.body.data.refunds.at(-1).id}`, { answer: 'accept' })
  await server.jobsDone()
  const { items } = (await work.asClient.get(`/consultants/${work.agent.id}/reviews`)).body.data
  expect(items).toMatchObject([{ star: 4.5, refunded }])
})

test('an agent answers once', async () => {
  const work = await completed()
  const reply = () => work.asAgent.post(`${pathOf(work)}/reply`, { content: 'Thank you.' })
  expect((await reply()).status).toBe(409)
  await work.asClient.post(pathOf(work), review)
  expect((await reply()).body.data.review.reply.content).toBe('Thank you.')
  expect((await reply()).status).toBe(409)
})

test('not before the work is accepted, not after 30 days, and not by anybody else', async () => {
  const work = await makeWork(server)
  expect((await work.asClient.post(pathOf(work), review)).status).toBe(409)
  const stranger = await completed()
  expect((await work.asClient.post(pathOf(stranger), review)).status).toBe(404)
  expect((await work.asClient.get(pathOf(stranger))).status).toBe(404)
  server.clock.forward(30 * DAY_MS)
  const asClient = await enter(server, stranger.client)
  expect((await asClient.get(pathOf(stranger))).body.data.may).toEqual([])
  expect((await asClient.post(pathOf(stranger), review)).status).toBe(409)
})

test.each([0, 5.5, 4.3])('%f is no number of stars', async (star) => {
  const work = await completed()
  const { status, body } = await work.asClient.post(pathOf(work), { ...review, star })
  expect([status, body.errors[0].field]).toEqual([422, 'star'])
})
