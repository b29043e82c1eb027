import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXTRA, makeOfferTalk, OFFER, openExtra, openOffer } from '../../../test/offers.ts'
import { makeWork } from '../../../test/paid-work.ts'
import { enter } from '../../../test/payments.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { endOffersOf } from './end-offers-of.ts'
import { countOpen, findOffer } from './offer-store.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('an agent keeps the words of what they offered to a client who left', async () => {
  const talk = await makeOfferTalk(server)
  const id = await openOffer(talk)
  await transact(server.context, (tx) => endOffersOf(server.context, tx, talk.client.id))
  const { data } = (await talk.asAgent.get(`/offers/${id}`)).body
  expect(data).toMatchObject({ title: OFFER.title, included: OFFER.included, status: [-3, 'Ended'] })
})

test('an offer takes a place of the plan while it holds, and for as long as it is accepted', async () => {
  const talk = await makeOfferTalk(server)
  const count = () => countOpen(server.context.db, talk.agent.id, server.clock.now())
  await openOffer(talk)
  const accepted = await openOffer(talk)
  expect(await count()).toBe(2)
  const goal = (await talk.asClient.post(`/offers/${accepted}/accept`, {})).status
  expect(goal).toBe(201)
  expect(await count()).toBe(2)
  server.clock.forward(OFFER.holds * DAY_MS)
  expect(await count(), 'the one that ended takes none').toBe(1)
  const { status } = (await findOffer(server.context.db, accepted)) ?? {}
  expect(status).toBe('accepted')
})

test('an extra without a price moves a day, and nothing of it is revised', async () => {
  const work = await makeWork(server)
  const free = await openExtra(work, { amount: null, revisions: 3 })
  const row = await findOffer(server.context.db, free)
  expect(row).toMatchObject({ price_amount: 0, revisions: 0, stages: [], delivery_days: EXTRA.days })
  const asAgent = await enter(server, work.agent)
  const paid = await openExtra({ asAgent, id: work.id }, { revisions: 3 })
  expect(await findOffer(server.context.db, paid)).toMatchObject({
    revisions: 3,
    stages: [{ amount: 120_00 }],
  })
})
