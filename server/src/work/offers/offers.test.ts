import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { heard, type Talk } from '../../../test/conversations.ts'
import { mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { makeOfferTalk, OFFER, offerIn, openOffer, putOffer } from '../../../test/offers.ts'
import { makeGoal } from '../../../test/orders.ts'
import { enter, openPayment, payByCard, saveCard } from '../../../test/payments.ts'
import { type Browser, makePerson } from '../../../test/people.ts'
import { makeQuestion } from '../../../test/questions.ts'
import { CARDS } from '../../../test/sandbox.ts'
import { makeLicence } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { expireOrders } from '../orders/unpaid/expire-orders.ts'
import { endOffers } from './end-offers.ts'
import { endOffersOf } from './end-offers-of.ts'

let server: TestApp
let talk: Talk
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  talk = await makeOfferTalk(server)
})

const show = async (id: string, who = talk.asClient) => (await who.get(`/offers/${id}`)).body.data
const act = (who: Talk['asClient'], id: string, verb: string, body: object = {}) =>
  who.post(`/offers/${id}/${verb}`, body)
const accept = (id: string, body: object = {}) => act(talk.asClient, id, 'accept', body)
const decline = (id: string) => act(talk.asClient, id, 'decline', { reason: 'It costs too much for us.' })
const askFor = (id: string) => act(talk.asClient, id, 'ask-for-change', { change: 'Without my daughter.' })
const takeBack = (id: string) => act(talk.asAgent, id, 'take-back')
const replace = (id: string, wanted: object = {}) =>
  act(talk.asAgent, id, 'replace', { ...OFFER, title: 'Your student visa', ...wanted })
const end = () => endOffers.run(server.context, {})
const statusOf = async (id: string) => (await show(id)).status[1]
const orderOf = async (id: string) =>
  server.context.db
    .selectFrom('client_order')
    .selectAll()
    .where('offer_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute()
const steps = async (who = talk.asClient, order = talk.orderId) =>
  (await who.get(`/orders/${order}/timeline`)).body.data.items.map(({ step }: { step: string }) => step)
/** Time goes by, and both are signed in again. */
async function pass(ms: number) {
  server.clock.forward(ms)
  talk.asClient = await enter(server, talk.client)
  talk.asAgent = await enter(server, talk.agent)
}
/** They travel along with the client, as the goal and its paid order say. */
async function travel(...names: string[]) {
  const travellers = names.map((name) => ({ name, relation: 'child', born_on: null, passport: null }))
  await join(...names)
  await server.context.db
    .updateTable('client_order')
    .set({ travellers: JSON.stringify(travellers) })
    .where('id', '=', talk.orderId)
    .execute()
}
/** The goal alone says so, after the order was bought. */
async function join(...names: string[]) {
  const { goal } = (await talk.asClient.get(`/orders/${talk.orderId}`)).body.data
  const travellers = names.map((name) => ({ name, relation: 'child' }))
  const { status } = await talk.asClient.patch(`/goals/${goal.id}`, { travellers })
  expect(status).toBe(200)
}
const textAbout = async (address: string, subject: RegExp) => (await mailAbout(server, address, subject)).text
const titles = async (who: Talk['asClient']) =>
  (await who.get('/notifications')).body.data.items.map(({ title }: { title: string }) => title)

async function pay(uuid: string) {
  const browser = talk.asClient
  await browser.put(`/orders/${uuid}/residence`, { country: 'CA' })
  const { ref } = (await openPayment(browser, uuid)).body.data
  expect((await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))).status).toBe(200)
}

describe('an agent who makes an offer (OF1)', () => {
  test('offers the client of a conversation work at a price of its own, which both sides read', async () => {
    const { status, body } = await offerIn(talk.asAgent, talk.id)
    expect([status, body.data]).toMatchObject([
      201,
      {
        status: [0, 'Open'],
        title: OFFER.title,
        included: OFFER.included,
        excluded: OFFER.excluded,
        price: { amount: 900_00, currency: 'USD' },
        delivery_time: 30,
        revisions: 2,
        stages: [{ name: 'Both visas', days: 30, amount: { amount: 900_00, currency: 'USD' } }],
        refund_schedule: OFFER.refund_schedule,
        country: { id: 'DE', name: 'Germany' },
        conversation: { uuid: talk.id, order: { uuid: talk.orderId, ref: talk.ref } },
        ends_at: new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString(),
        ...{ answer: null, replaces: null, replaced_by: null, order: null },
        may: ['replace', 'take_back'],
      },
    ])
    expect((await show(body.data.uuid)).may).toEqual(['ask_for_change', 'accept', 'decline'])
  })

  test('is read in the conversation, told by mail and bell, and stands on the timeline of the order', async () => {
    const id = await openOffer(talk)
    const { body } = await talk.asClient.get(`/conversations/${talk.id}/messages`)
    expect(body.data.items.at(-1)).toMatchObject({
      ...{ kind: 'line', message: `Offer: ${OFFER.title}`, offer: id },
    })
    const mail = await textAbout(talk.client.email, /made you an offer/)
    expect(mail).toContain('You have an offer')
    expect(mail).toContain(`/p/client/offers/${id}`)
    expect(mail).toContain('$900.00')
    await server.jobsDone()
    const [notice] = (await talk.asClient.get('/notifications')).body.data.items
    expect(notice).toMatchObject({ about: OFFER.title, path: `/p/client/offers/${id}` })
    expect(notice.title).toMatch(/made you an offer$/)
    expect(await steps()).toEqual(['OF1'])
    expect(await steps(talk.asAgent)).toEqual(['OF1'])
  })

  test('says for how many people the price is; each side reads the names it knows, and none is kept', async () => {
    await travel('Ama Asante', 'Yaw Asante')
    const { body: begun } = await talk.asAgent.get(`/conversations/${talk.id}/offers/new`)
    const client = begun.data.client.full_name
    expect(begun.data.people).toEqual([client, 'Ama Asante', 'Yaw Asante'])
    const id = await openOffer(talk, { people: 3 })
    const names = [client, 'Ama Asante', 'Yaw Asante']
    expect((await show(id)).people).toEqual({ count: 3, names, applying: 3 })
    expect((await show(id, talk.asAgent)).people).toEqual({ count: 3, names, applying: null })
    const row = await server.context.db
      .selectFrom('offer')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('Asante')
    expect(await textAbout(talk.client.email, /made you an offer/)).not.toContain('Asante')
  })

  test.each([0, 11, 2.5, 'two'])('cannot make it for %s people', async (people) => {
    const { status, body } = await offerIn(talk.asAgent, talk.id, { people })
    expect([status, body.errors[0].field]).toEqual([422, 'people'])
  })

  test('need not say it, as pages of the release before do not', async () => {
    await travel('Ama Asante')
    const id = await openOffer(talk)
    expect((await show(id)).people).toBeNull()
    expect((await accept(id)).status).toBe(201)
  })

  test('reads nobody of a goal that is only asked about', async () => {
    const asked = await makeQuestion(server, { agent: talk.agent })
    const { body } = await asked.asAgent.get(`/conversations/${asked.id}/offers/new`)
    expect(body.data.people).toBeNull()
    const { uuid } = (await offerIn(asked.asAgent, asked.id, { people: 2 })).body.data
    expect((await show(uuid, asked.asClient)).people).toEqual({ count: 2, names: [], applying: null })
  })

  test('begins with the aim of their order and what the plan holds', async () => {
    await openOffer(talk)
    const { body } = await talk.asAgent.get(`/conversations/${talk.id}/offers/new`)
    expect(body.data).toMatchObject({
      client: { uuid: talk.client.id },
      order: { uuid: talk.orderId },
      country: { id: 'DE', name: 'Germany' },
      visa: { id: 'de/student-visa' },
      missing: [],
      open: 1,
      commission_percent: 20,
    })
  })

  test('has as many open as wait for an answer that can still come, or for their payment', async () => {
    for (const _ of [1, 2]) await accept(await openOffer(talk, { holds: 1 }))
    const sides = { client_id: talk.client.id, agent_id: talk.agent.id, conversation_id: talk.id }
    const { id: goal_id } = await makeGoal(server, talk.client)
    await putOffer(server, { ...sides, order_id: talk.orderId, goal_id })
    const open = async () => (await talk.asAgent.get(`/conversations/${talk.id}/offers/new`)).body.data.open
    await pass(DAY_MS)
    expect(await open()).toBe(3)
    await pass(6 * DAY_MS)
    expect(await open()).toBe(2)
  })

  test.each([
    ['yen', 'JPY', 90_000, 'please enter at least 3,000 JPY', 2999],
    ['dinars', 'KWD', 250_500, 'please enter at least 6 KWD', 5990],
    ['dollars', 'USD', 20_00, 'please enter at least 20 USD', 19_99],
  ])('asks for %s in their own units', async (_name, currency, amount, message, tooLittle) => {
    const stages = (sum: number) => [{ ...OFFER.stages[0], amount: sum }]
    const refused = await offerIn(talk.asAgent, talk.id, { currency, stages: stages(tooLittle) })
    expect([refused.status, refused.body.errors]).toEqual([422, [{ field: 'stages.0.amount', message }]])
    const id = await openOffer(talk, { currency, stages: stages(amount) })
    expect((await show(id)).price).toEqual({ amount, currency })
    const order = await accept(id)
    expect((await talk.asClient.get(`/orders/${order.body.data.uuid}`)).body.data.price).toEqual({
      ...{ amount, currency },
    })
  })

  test.each([
    ['a price beside its stages', { price: 1 }, 400],
    ['no stage', { stages: [] }],
    ['stages of nothing', { stages: [{ ...OFFER.stages[0], amount: 0 }] }],
    ['half a fils', { currency: 'KWD', stages: [{ ...OFFER.stages[0], amount: 250_505 }] }],
    ['a currency nobody takes', { currency: 'XAU' }],
    ['31 days', { holds: 31 }],
    ['no day', { holds: 0 }],
    ['no title', { title: ' ' }],
    ['a title of two lines', { title: 'One\nTwo' }],
    ['nothing included', { included: '' }],
    ['no full refund before the start', { refund_schedule: { ...OFFER.refund_schedule, before_start: 50 } }],
    ['the visa of another country', { visa: 'ca/study-permit' }],
    ['21 rounds of changes', { revisions: 21 }],
    ['what is no text', { included: { $gt: '' } }],
  ])('cannot make one with %s', async (_name, wanted, status = 422) => {
    expect((await offerIn(talk.asAgent, talk.id, wanted)).status).toBe(status)
    expect((await talk.asClient.get('/offers')).body.data.items).toEqual([])
  })

  test('needs what a service needs: verification, a licence, and a place in the plan', async () => {
    const set = (change: object) =>
      server.context.db.updateTable('agent').set(change).where('person_id', '=', talk.agent.id).execute()
    await set({ verified_at: null })
    await pass(0)
    const unverified = await offerIn(talk.asAgent, talk.id)
    expect([unverified.status, unverified.body.errors?.[0]?.field ?? unverified.body.code]).toEqual([
      422,
      'verification',
    ])
    await set({ verified_at: server.clock.now() })
    await pass(0)
    const licenceless = await offerIn(talk.asAgent, talk.id, { country: 'CA', visa: 'ca/study-permit' })
    expect(licenceless.body.errors).toEqual([
      { field: 'licence', message: 'Add your licence for Canada: only licensed people may advise there.' },
    ])
    await makeLicence(server, talk.agent, { country: 'CA' })
    expect((await offerIn(talk.asAgent, talk.id, { country: 'CA', visa: 'ca/study-permit' })).status).toBe(
      201,
    )
    await openOffer(talk)
    const full = await offerIn(talk.asAgent, talk.id)
    expect(full.body.errors).toEqual([
      {
        field: 'plan',
        message: 'Your Free plan holds 2 open offers. Take one back, or choose a larger plan.',
      },
    ])
  })

  test('cannot where the conversation is blocked, closed, or not theirs', async () => {
    await talk.asClient.put(`/conversations/${talk.id}/block`, { blocked: true })
    expect((await offerIn(talk.asAgent, talk.id)).status).toBe(409)
    await talk.asClient.put(`/conversations/${talk.id}/block`, { blocked: false })
    const other = await makeOfferTalk(server)
    expect((await offerIn(other.asAgent, talk.id)).status).toBe(404)
    expect((await offerIn(talk.asClient, talk.id)).status).toBe(409)
    const over = new Date(server.clock.now().getTime() - 31 * DAY_MS)
    await server.context.db
      .updateTable('client_order')
      .set({ status: 'completed', completed_at: over })
      .where('id', '=', talk.orderId)
      .execute()
    const { status, body } = await offerIn(talk.asAgent, talk.id)
    expect([status, body.message]).toEqual([
      409,
      'This conversation is closed, so you cannot make an offer in it.',
    ])
  })
})

test('a client gets ten offers of an agent in a day, and no more', async () => {
  for (let one = 0; one < 10; one++) await takeBack(await openOffer(talk))
  const { status, body } = await offerIn(talk.asAgent, talk.id)
  expect([status, body.message]).toEqual([
    409,
    'You made this client 10 offers in a day. Please wait for their answer.',
  ])
  await pass(DAY_MS + 1)
  expect((await offerIn(talk.asAgent, talk.id)).status).toBe(201)
})

describe('who reads offers', () => {
  test('are their two sides and nobody else', async () => {
    const id = await openOffer(talk)
    const stranger = await makeOfferTalk(server)
    for (const who of [stranger.asClient, stranger.asAgent]) {
      expect((await who.get(`/offers/${id}`)).status).toBe(404)
      expect((await who.get('/offers')).body.data.items).toEqual([])
    }
    for (const verb of ['accept', 'decline', 'ask-for-change'])
      expect(
        (
          await act(
            stranger.asClient,
            id,
            verb,
            { accept: {}, decline: { reason: 'No.' } }[verb] ?? { change: 'Yes.' },
          )
        ).status,
      ).toBe(404)
    expect((await act(stranger.asAgent, id, 'take-back')).status).toBe(404)
    expect((await act(stranger.asAgent, id, 'replace', OFFER)).status).toBe(404)
  })

  test('see them in their lists, by state', async () => {
    const first = await openOffer(talk)
    await decline(first)
    const second = await openOffer(talk)
    const idsIn = async (who: Talk['asClient'], query = '') =>
      (await who.get(`/offers${query}`)).body.data.items.map(({ uuid }: { uuid: string }) => uuid)
    for (const who of [talk.asClient, talk.asAgent]) {
      expect(await idsIn(who)).toEqual([second, first])
      expect(await idsIn(who, '?filter[status]=0')).toEqual([second])
      expect(await idsIn(who, '?filter[status]=-1')).toEqual([first])
      expect(await idsIn(who, '?filter[status][0]=-1&filter[status][1]=-3')).toEqual([first])
      expect(await idsIn(who, '?filter[status][0]=0&filter[status][1]=-1')).toEqual([second, first])
      const { next_cursor } = (await who.get('/offers?limit=1')).body.data.pagination
      expect(await idsIn(who, `?limit=1&cursor=${encodeURIComponent(next_cursor)}`)).toEqual([first])
    }
  })

  test('an agent cannot accept their own, in either mode', async () => {
    const id = await openOffer(talk)
    expect((await act(talk.asAgent, id, 'accept')).body.code).toBe('wrong_mode')
    expect((await talk.asAgent.post('/account/switch', { to: 'subscriber' })).status).toBe(200)
    expect((await act(talk.asAgent, id, 'accept')).status).toBe(404)
    expect(await statusOf(id)).toBe('Open')
  })
})

describe('a client who accepts (OF4)', () => {
  test('has an order with the terms of the offer, which are the agreement', async () => {
    const id = await openOffer(talk)
    const { status, body } = await accept(id)
    expect([status, body.data]).toEqual([
      201,
      {
        uuid: expect.any(String),
        ref: expect.stringMatching(/^SO-/),
        status: [0, 'Awaiting payment'],
      },
    ])
    const order = (await talk.asClient.get(`/orders/${body.data.uuid}`)).body.data
    expect(order).toMatchObject({
      service: null,
      offer: { uuid: id, excluded: OFFER.excluded, revisions: 2 },
      title: OFFER.title,
      description: OFFER.included,
      price: { amount: 900_00, currency: 'USD' },
      delivery_time: 30,
      requirements: OFFER.requirements,
      refund_schedule: OFFER.refund_schedule,
    })
    expect((await orderOf(id))[0]?.commission_percent).toBe(20)
    expect(await show(id)).toMatchObject({
      status: [1, 'Accepted'],
      order: { uuid: body.data.uuid },
      may: [],
    })
    // An agent never hears of an order that is not paid.
    expect(await show(id, talk.asAgent)).toMatchObject({ order: null, may: ['take_back'] })
    expect(await heard(talk.asAgent, talk.id)).toContain(
      `The client accepted the offer “${OFFER.title}”. The payment comes next.`,
    )
  })

  test('pays it as always, and the offer is agreed (OF8)', async () => {
    const id = await openOffer(talk)
    const { uuid } = (await accept(id)).body.data
    await pay(uuid)
    expect((await talk.asAgent.get(`/orders/${uuid}`)).body.data).toMatchObject({
      status: [1, 'Paid'],
      offer: { uuid: id },
      earnings: { amount: { amount: 720_00, currency: 'USD' } },
    })
    expect(await show(id, talk.asAgent)).toMatchObject({
      status: [2, 'Agreed'],
      order: { uuid },
      may: [],
    })
    expect(await steps()).toEqual(['OF8', 'OF4', 'OF1'])
    expect((await talk.asClient.get(`/orders/${uuid}/conversation`)).status).toBe(200)
    const documents = await talk.asClient.get(`/orders/${uuid}/documents`)
    expect(documents.body.data.items.map(({ name }: { name: string }) => name)).toEqual(['Passport'])
    for (const verb of [accept, decline, askFor]) expect((await verb(id)).status).toBe(409)
    expect((await takeBack(id)).status).toBe(409)
    expect((await replace(id)).status).toBe(409)
  })

  test('accepts it for a goal that fits, and is asked for one where none does', async () => {
    const goal = (await makeGoal(server, talk.client, { country: 'CA', name: 'Toronto' })).id
    await makeLicence(server, talk.agent, { country: 'CA' })
    const id = await openOffer(talk, { country: 'CA', visa: 'ca/study-permit' })
    const refused = await accept(id)
    expect([refused.status, refused.body.code]).toEqual([405, 'goal_does_not_fit'])
    const fitting = (await talk.asClient.get(`/goals?fits=${id}`)).body.data.items
    expect(fitting.map((one: { id: number }) => one.id)).toEqual([goal])
    expect((await accept(id, { goal })).status).toBe(201)
    expect((await orderOf(id))[0]?.goal_id).toBe(goal)
    const stranger = await makePerson(server)
    await makeGoal(server, stranger, { country: 'CA' })
    const asStranger = await enter(server, stranger)
    expect((await asStranger.get(`/goals?fits=${id}`)).body.data.items).toEqual([])
  })

  test('cannot set its price, its agent or its state', async () => {
    const id = await openOffer(talk)
    for (const more of [{ price: 1 }, { agent: randomUUID() }, { status: 'agreed' }])
      expect((await accept(id, more)).status).toBe(400)
  })

  test('cannot where more apply for the goal than it is for, until a new version says so', async () => {
    const id = await openOffer(talk, { people: 2 })
    await join('Ama Asante', 'Yaw Asante')
    expect((await show(id)).people).toEqual({ count: 2, names: [], applying: 3 })
    expect((await show(id, talk.asAgent)).people).toEqual({ count: 2, names: [], applying: null })
    const { status, body } = await accept(id)
    expect([status, body.message]).toEqual([
      409,
      'More people apply for this goal than the offer is for. Please ask your agent for a new offer.',
    ])
    expect(await orderOf(id)).toEqual([])
    await askFor(id)
    const { uuid } = (await replace(id, { people: 3 })).body.data
    expect((await accept(uuid)).status).toBe(201)
  })

  test('can where fewer apply; the order says for how many its price is, and to the client how many apply now', async () => {
    await join('Ama Asante')
    const id = await openOffer(talk, { people: 3 })
    const { uuid } = (await accept(id)).body.data
    const offerOf = async (who = talk.asClient) => (await who.get(`/orders/${uuid}`)).body.data.offer
    expect(await offerOf()).toMatchObject({ people: 3, applying: 2 })
    await join('Ama Asante', 'Yaw Asante', 'Esi Asante')
    expect(await offerOf()).toMatchObject({ people: 3, applying: 4 })
    expect((await accept(id)).status, 'the unpaid one is for others by now').toBe(409)
    expect(await statusOf(id), 'and it stays until its client decides').toBe('Accepted')
    await join('Ama Asante')
    await pay(uuid)
    expect(await offerOf(talk.asAgent)).toMatchObject({ people: 3, applying: null })
  })

  test('gives it up, or its agent takes it back, also after the goal has grown', async () => {
    const [first, second] = [await openOffer(talk, { people: 1 }), await openOffer(talk, { people: 1 })]
    const { uuid } = (await accept(first)).body.data
    await accept(second)
    await join('Ama Asante')
    expect((await talk.asClient.post(`/orders/${uuid}/cancel`)).status).toBe(200)
    expect(await show(first)).toMatchObject({ status: [0, 'Open'], people: { count: 1, applying: 2 } })
    expect((await takeBack(second)).status).toBe(200)
    expect((await orderOf(second)).map(({ status }) => status)).toEqual(['cancelled'])
  })

  test('gets the same order again as long as it waits for its payment', async () => {
    const id = await openOffer(talk)
    const first = await accept(id)
    expect((await accept(id)).body.data).toEqual(first.body.data)
    expect(await orderOf(id)).toHaveLength(1)
  })

  test.each([
    ['suspended', 'person', { suspended_at: new Date(), suspended_reason: 'Fraud.' }],
    ['no longer verified', 'agent', { verified_at: null }],
  ] as const)('cannot while the agent is %s', async (_name, table, change) => {
    const id = await openOffer(talk)
    await server.context.db
      .updateTable(table)
      .set(change as object)
      .where(table === 'agent' ? 'person_id' : 'id', '=', talk.agent.id)
      .execute()
    const { status, body } = await accept(id)
    expect([status, body.message]).toMatchObject([409, expect.stringContaining('cannot take on new work')])
    expect(await orderOf(id)).toEqual([])
    expect(await statusOf(id)).toBe('Open')
  })

  test('cannot once the agent has lost the licence', async () => {
    const goal = (await makeGoal(server, talk.client, { country: 'CA' })).id
    await makeLicence(server, talk.agent, { country: 'CA' })
    const id = await openOffer(talk, { country: 'CA', visa: 'ca/study-permit' })
    await server.context.db.deleteFrom('licence').where('agent_id', '=', talk.agent.id).execute()
    expect((await accept(id, { goal })).status).toBe(409)
    expect(await orderOf(id)).toEqual([])
  })

  test('can while the agent is on leave, who made it', async () => {
    const id = await openOffer(talk)
    await server.context.db
      .updateTable('agent')
      .set({ away_from: '2020-01-01', away_until: '2090-06-30' })
      .where('person_id', '=', talk.agent.id)
      .execute()
    expect((await accept(id)).status).toBe(201)
    expect(await statusOf(id)).toBe('Accepted')
  })

  test('needs a verified email', async () => {
    const id = await openOffer(talk)
    await server.context.db
      .updateTable('person')
      .set({ email_verified_at: null })
      .where('id', '=', talk.client.id)
      .execute()
    expect((await accept(id)).body.code).toBe('email_not_verified')
  })
})

describe('an accepted offer that is never paid', () => {
  test('can be accepted again while it holds (OF9)', async () => {
    const id = await openOffer(talk)
    const first = (await accept(id)).body.data.uuid
    const openUntil = async () =>
      (await talk.asClient.get(`/orders/${first}`)).body.data.offer.open_until as string | null
    expect(await openUntil()).toBeNull()
    await pass(DAY_MS + 1)
    await expireOrders.run(server.context, {})
    const { ends_at } = await show(id)
    expect(await show(id)).toMatchObject({ status: [0, 'Open'], order: null })
    expect(await openUntil()).toBe(ends_at)
    const second = (await accept(id)).body.data.uuid
    expect(await openUntil()).toBeNull()
    expect(second).not.toBe(first)
    expect((await talk.asClient.get(`/orders/${first}`)).body.data.status).toEqual([-1, 'Cancelled'])
    await pay(second)
    expect(await statusOf(id)).toBe('Agreed')
  })

  test('makes room at once, before the clock has come by', async () => {
    const id = await openOffer(talk)
    const first = (await accept(id)).body.data.uuid
    await pass(DAY_MS + 1)
    expect((await accept(id)).body.data.uuid).not.toBe(first)
  })

  test('ends with its order where it holds no longer (OF10)', async () => {
    const id = await openOffer(talk, { holds: 1 })
    await pass(20 * HOUR_MS)
    await accept(id)
    await pass(DAY_MS + 1)
    await expireOrders.run(server.context, {})
    expect(await statusOf(id)).toBe('Ended')
    expect((await accept(id)).status).toBe(409)
  })

  test('is open again once its client gives the order up', async () => {
    const id = await openOffer(talk)
    const { uuid } = (await accept(id)).body.data
    await talk.asClient.post(`/orders/${uuid}/cancel`)
    expect(await statusOf(id)).toBe('Open')
  })
})

describe('a client who does not accept', () => {
  test('declines with a reason that the agent reads (OF5)', async () => {
    const id = await openOffer(talk)
    expect((await act(talk.asClient, id, 'decline', { reason: ' ' })).status).toBe(422)
    expect((await decline(id)).body.data).toMatchObject({
      status: [-1, 'Declined'],
      answer: 'It costs too much for us.',
      may: [],
    })
    expect(await textAbout(talk.agent.email, /declined your offer/)).toContain('It costs too much for us.')
    await server.jobsDone()
    expect(await titles(talk.asAgent)).toContain('Chidi declined your offer')
    const lastLine = async (reader: Browser) =>
      (await reader.get(`/conversations/${talk.id}/messages`)).body.data.items.at(-1).message
    expect(await lastLine(talk.asAgent)).toMatch(/^Chidi declined the offer “.+”\.$/)
    expect(await lastLine(talk.asClient)).toMatch(/^You declined the offer “.+”\.$/)
    for (const verb of [accept, decline, askFor]) expect((await verb(id)).status).toBe(409)
    expect((await takeBack(id)).status).toBe(409)
    expect((await replace(id)).status).toBe(409)
  })

  test('asks for a change, and a new version takes the place of the old one (OF2, OF3)', async () => {
    const id = await openOffer(talk)
    expect((await askFor(id)).body.data).toMatchObject({
      status: [3, 'Change asked for'],
      answer: 'Without my daughter.',
      may: ['decline'],
    })
    expect((await accept(id)).status).toBe(409)
    expect(await textAbout(talk.agent.email, /asks for a change/)).toContain('Without my daughter.')
    const stages = [{ ...OFFER.stages[0], amount: 500_00 }]
    const { status, body } = await replace(id, { stages })
    expect([status, body.data]).toMatchObject([
      201,
      { version: 2, replaces: id, price: { amount: 500_00 }, status: [0, 'Open'] },
    ])
    expect(await show(id)).toMatchObject({
      status: [-4, 'Replaced'],
      replaced_by: body.data.uuid,
      price: { amount: 900_00 },
      answer: 'Without my daughter.',
      may: [],
    })
    expect((await accept(id)).status).toBe(409)
    expect((await replace(id)).status).toBe(409)
    expect((await accept(body.data.uuid)).status).toBe(201)
    expect((await orderOf(body.data.uuid))[0]?.price_amount).toBe(500_00)
  })

  test('an agent may change an open offer unasked, within the plan', async () => {
    const first = await openOffer(talk)
    await openOffer(talk)
    expect((await offerIn(talk.asAgent, talk.id)).status).toBe(422)
    expect((await replace(first)).status).toBe(201)
  })
})

describe('an agent who takes an offer back (OF6)', () => {
  test('ends it, and the client is told', async () => {
    const id = await openOffer(talk)
    expect((await takeBack(id)).body.data).toMatchObject({ status: [-2, 'Taken back'], may: [] })
    expect(await textAbout(talk.client.email, /withdrew the offer/)).toContain('Nothing was charged.')
    for (const verb of [accept, decline, askFor]) expect((await verb(id)).status).toBe(409)
  })

  test('after a change was asked for', async () => {
    const id = await openOffer(talk)
    await askFor(id)
    expect((await takeBack(id)).status).toBe(200)
  })

  test('gives the unpaid order up with it', async () => {
    const id = await openOffer(talk)
    const { uuid } = (await accept(id)).body.data
    expect((await takeBack(id)).body.data.status).toEqual([-2, 'Taken back'])
    expect((await talk.asClient.get(`/orders/${uuid}`)).body.data.status).toEqual([-1, 'Cancelled'])
  })
})

describe('an offer whose time goes by (OF7)', () => {
  test('warns its client a day before, once, and ends', async () => {
    const id = await openOffer(talk)
    await pass(6 * DAY_MS - 1)
    await end()
    expect(await titles(talk.asClient)).not.toContain('An offer ends soon. Please answer it')
    await pass(2)
    await end()
    await end()
    expect(
      (await mailsTo(server, talk.client.email)).filter(({ subject }) => /ends soon/.test(subject)),
    ).toHaveLength(1)
    await server.jobsDone()
    expect(await titles(talk.asClient)).toContain('An offer ends soon. Please answer it')
    await pass(DAY_MS)
    expect(await show(id)).toMatchObject({ status: [-3, 'Ended'], may: [] })
    expect((await accept(id)).status).toBe(409)
    expect((await decline(id)).status).toBe(409)
    await end()
    await end()
    expect(await steps()).toEqual(['OF7', 'OF7w', 'OF1'])
    expect(await textAbout(talk.agent.email, /Your offer has ended/)).toContain('did not accept')
  })

  test('warns its agent where the client waits for a new version', async () => {
    const id = await openOffer(talk, { holds: 1 })
    await askFor(id)
    await pass(DAY_MS / 2 + 1)
    await end()
    await server.jobsDone()
    expect(await titles(talk.asAgent)).toContain('Chidi waits for your offer')
    expect(await titles(talk.asClient)).not.toContain('An offer ends soon. Please answer it')
  })
})

describe('an offer of several stages', () => {
  const stages = [
    { name: 'Forms', delivers: 'All forms, filled in', days: 10, amount: 300_00 },
    { name: 'Appointment', delivers: 'The appointment, rehearsed', days: 20, amount: 600_00 },
  ]

  test('is paid stage by stage, each an order of its own', async () => {
    const id = await openOffer(talk, { stages })
    expect(await show(id)).toMatchObject({
      price: { amount: 900_00 },
      delivery_time: 30,
      stages: [{ name: 'Forms' }, { name: 'Appointment', amount: { amount: 600_00 } }],
    })
    const { uuid } = (await accept(id)).body.data
    expect((await talk.asClient.get(`/orders/${uuid}`)).body.data).toMatchObject({
      price: { amount: 300_00 },
      delivery_time: 10,
      in_stages: { number: 1, count: 2, name: 'Forms' },
      stages: { title: OFFER.title, total: { amount: 900_00 } },
    })
  })

  test('holds five of them at most, each of at least 20 dollars', async () => {
    expect((await offerIn(talk.asAgent, talk.id, { stages: Array(6).fill(stages[0]) })).status).toBe(422)
    const small = await offerIn(talk.asAgent, talk.id, {
      stages: [stages[0], { ...stages[1], amount: 19_00 }],
    })
    expect(small.body.errors).toEqual([{ field: 'stages.1.amount', message: 'please enter at least 20 USD' }])
  })
})

describe('an offer that answers a question', () => {
  test('is made where there is no order yet, and its order takes the conversation over', async () => {
    const asked = await makeQuestion(server)
    const agent = { ...talk, asAgent: asked.asAgent, id: asked.id }
    await server.context.db
      .updateTable('agent')
      .set({ found_since: server.clock.now() })
      .where('person_id', '=', asked.agent.id)
      .execute()
    const start = await asked.asAgent.get(`/conversations/${asked.id}/offers/new`)
    expect(start.body.data).toMatchObject({ order: null, visa: null })
    const id = await openOffer(agent)
    const offer = (await asked.asClient.get(`/offers/${id}`)).body.data
    expect(offer).toMatchObject({
      conversation: { uuid: asked.id, order: null },
      goal: null,
      may: ['ask_for_change', 'accept', 'decline'],
    })
    await server.jobsDone()
    const [notice] = (await asked.asClient.get('/notifications')).body.data.items
    expect(notice).toMatchObject({ path: `/p/client/offers/${id}`, about: OFFER.title })
    expect((await asked.asClient.post(`/offers/${id}/accept`, {})).body.code).toBe('goal_does_not_fit')
    const goal = (await makeGoal(server, asked.client)).id
    expect((await asked.asClient.post(`/offers/${id}/accept`, { goal })).status).toBe(201)
  })
})

describe('on the page a person begins the day with', () => {
  const kinds = async (who: Talk['asClient']) =>
    (await who.get('/today')).body.data.todo.map(({ kind }: { kind: string }) => kind)

  test('an offer waits for its client, and a change for its agent', async () => {
    const id = await openOffer(talk)
    const [line] = (await talk.asClient.get('/today')).body.data.todo
    expect(line).toMatchObject({
      ...{ kind: 'answer_offer', order: { uuid: id, title: OFFER.title } },
      at: (await show(id)).ends_at,
    })
    expect(await kinds(talk.asAgent)).not.toContain('change_offer')
    await askFor(id)
    expect(await kinds(talk.asClient)).not.toContain('answer_offer')
    expect(await kinds(talk.asAgent)).toContain('change_offer')
    await talk.asClient.put(`/conversations/${talk.id}/block`, { blocked: true })
    expect(await kinds(talk.asAgent)).not.toContain('change_offer')
    await talk.asClient.put(`/conversations/${talk.id}/block`, { blocked: false })
  })
})

describe('once an account is deleted', () => {
  const endAll = (who: string) => transact(server.context, (tx) => endOffersOf(server.context, tx, who))

  test('what its agent offered is taken back', async () => {
    const id = await openOffer(talk)
    await endAll(talk.agent.id)
    expect(await statusOf(id)).toBe('Taken back')
  })

  test('what its client was offered ends, and their words go', async () => {
    const id = await openOffer(talk)
    await askFor(id)
    await endAll(talk.client.id)
    expect(await show(id, talk.asAgent)).toMatchObject({ status: [-3, 'Ended'], answer: null })
  })
})
