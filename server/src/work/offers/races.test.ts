import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Talk } from '../../../test/conversations.ts'
import { makeOfferTalk, OFFER, offerIn, openOffer } from '../../../test/offers.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { rounds } from '../../../test/test-set.ts'
import { endOffers } from './end-offers.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const ordersOf = (id: string) =>
  server.context.db.selectFrom('client_order').select(['id', 'status']).where('offer_id', '=', id).execute()
const stateOf = async (id: string) =>
  (
    await server.context.db
      .selectFrom('offer')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status
const accept = ({ asClient }: Talk, id: string) => asClient.post(`/offers/${id}/accept`, {})
const times = rounds(4, 200)

test('two tabs that accept one offer make one order', async () => {
  for (let round = 0; round < times; round++) {
    const talk = await makeOfferTalk(server)
    const id = await openOffer(talk)
    const answers = await Promise.all([accept(talk, id), accept(talk, id), accept(talk, id)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data.uuid)).size).toBe(1)
    expect(await ordersOf(id)).toHaveLength(1)
  }
})

test.each([
  [
    'is taken back',
    'taken_back',
    (talk: Talk, id: string) => talk.asAgent.post(`/offers/${id}/take-back`, {}),
  ],
  [
    'is declined in another tab',
    'declined',
    (talk: Talk, id: string) => talk.asClient.post(`/offers/${id}/decline`, { reason: 'No.' }),
  ],
  ['is replaced', 'replaced', (talk: Talk, id: string) => talk.asAgent.post(`/offers/${id}/replace`, OFFER)],
] as const)(
  'an offer that is accepted while it %s ends one way, with an order or without',
  async (_name, other, act) => {
    for (let round = 0; round < times; round++) {
      const talk = await makeOfferTalk(server)
      const id = await openOffer(talk)
      const [accepted, against] = await Promise.all([accept(talk, id), act(talk, id)])
      expect([200, 201, 409]).toContain(against.status)
      const state = await stateOf(id)
      expect(['accepted', other]).toContain(state)
      const waiting = (await ordersOf(id)).filter(({ status }) => status === 'awaiting_payment')
      expect(waiting).toHaveLength(state === 'accepted' ? 1 : 0)
      if (state === 'accepted') expect([accepted.status, against.status]).toEqual([201, 409])
    }
  },
)

test('an offer that is accepted while its agent is suspended is refused, or an order as any other', async () => {
  for (let round = 0; round < times; round++) {
    const talk = await makeOfferTalk(server)
    const id = await openOffer(talk)
    const suspend = server.context.db
      .updateTable('person')
      .set({ suspended_at: server.clock.now(), suspended_reason: 'Fraud.' })
      .where('id', '=', talk.agent.id)
      .execute()
    const [{ status }] = await Promise.all([accept(talk, id), suspend])
    expect(await ordersOf(id)).toHaveLength(status === 201 ? 1 : 0)
    expect(await stateOf(id)).toBe(status === 201 ? 'accepted' : 'open')
    expect((await accept(talk, id)).status).toBe(status === 201 ? 201 : 409)
  }
})

test('offers made at once stay within the plan', async () => {
  for (let round = 0; round < times; round++) {
    const talk = await makeOfferTalk(server)
    const answers = await Promise.all(Array.from({ length: 5 }, () => offerIn(talk.asAgent, talk.id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422])
  }
})

test('an offer answered while the clock ends it has ended or is answered', async () => {
  const talk = await makeOfferTalk(server)
  const id = await openOffer(talk, { holds: 1 })
  await server.context.db
    .updateTable('offer')
    .set({ warns_at: new Date(0), ends_at: server.clock.now(), warned_at: server.clock.now() })
    .where('id', '=', id)
    .execute()
  const [{ status }] = await Promise.all([
    accept(talk, id),
    endOffers.run(server.context, {}),
    endOffers.run(server.context, {}),
  ])
  expect(status).toBe(409)
  expect(await stateOf(id)).toBe('expired')
})
