import type { Updateable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailAbout } from '../../../../test/mailbox.ts'
import { askForExtra, EXTRA, openExtra, proposeExtra } from '../../../../test/offers.ts'
import { askForCompletion, makePaidWork, makeWork, type PaidWork } from '../../../../test/paid-work.ts'
import {
  enter,
  expectBooksToAgree,
  NO_LIMITS,
  openPayment,
  payByCard,
  saveCard,
} from '../../../../test/payments.ts'
import { makePerson, signIn } from '../../../../test/people.ts'
import { CARDS } from '../../../../test/sandbox.ts'
import { acceptStage, currentOf, hireByStages, payStage } from '../../../../test/stages.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'
import { transact } from '../../../platform/database/transact.ts'
import { forgetMessagesOf } from '../../../talk/conversations/forget-messages-of.ts'
import { endOffers } from '../end-offers.ts'
import { endOffersOf } from '../end-offers-of.ts'

let server: TestApp
let work: PaidWork
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(async () => {
  work = await makeWork(server)
})

type Browser = PaidWork['asClient']
const order = async (id = work.id, who = work.asClient) => (await who.get(`/orders/${id}`)).body.data
const due = async () => new Date((await work.asClient.get(`/orders/${work.id}/work`)).body.data.due_at)
const show = async (id: string, who = work.asClient) => (await who.get(`/offers/${id}`)).body.data
const act = (who: Browser, id: string, verb: string, body: object = {}) =>
  who.post(`/offers/${id}/${verb}`, body)
const accept = (id: string, who = work.asClient) => act(who, id, 'accept')
const listed = async (who = work.asClient, id = work.id) =>
  (await who.get(`/orders/${id}/extras`)).body.data.map(({ uuid }: { uuid: string }) => uuid)
const stateOf = async (id: string) => (await show(id)).status[1]
const set = (change: Updateable<DB['client_order']>, id = work.id) =>
  server.context.db.updateTable('client_order').set(change).where('id', '=', id).execute()
const steps = async () =>
  (await work.asClient.get(`/orders/${work.id}/timeline`)).body.data.items.map(
    ({ step }: { step: string }) => step,
  )
const acceptWork = async () => {
  const request = await askForCompletion(work)
  const { status, text } = await work.asClient.post(
    `/orders/${work.id}/completion-requests/${request}/answer`,
    { accept: true },
  )
  if (status !== 200) throw new Error(text)
}
const newest = async () =>
  server.context.db
    .selectFrom('client_order')
    .selectAll()
    .where('case_id', '=', work.id)
    .orderBy('stage_no', 'desc')
    .executeTakeFirstOrThrow()

describe('an extra with a price', () => {
  test('is read by both sides at the order, in the conversation and by mail', async () => {
    const { status, body } = await proposeExtra(work.asAgent, work.id)
    expect([status, body.data]).toMatchObject([
      201,
      {
        ...{ status: [0, 'Open'], extra: true, proposed_by: 'agent', title: EXTRA.title },
        ...{ price: { amount: 120_00, currency: 'USD' }, delivery_time: 5, version: 1 },
        may: ['replace', 'take_back'],
      },
    ])
    const id = body.data.uuid
    expect((await show(id)).may).toEqual(['ask_for_change', 'accept', 'decline'])
    expect(await listed()).toEqual([id])
    expect(await listed(work.asAgent)).toEqual([id])
    const workspace = (await work.asClient.get(`/orders/${work.id}/workspace`)).body.data
    expect(workspace.paid.extras).toMatchObject([{ uuid: id }])
    const talk = (await work.asClient.get(`/orders/${work.id}/conversation`)).body.data.uuid
    const { items } = (await work.asClient.get(`/conversations/${talk}/messages`)).body.data
    expect(items.at(-1)).toMatchObject({ kind: 'line', offer: id })
    expect((await mailAbout(server, work.client.email, /proposes an extra/)).text).toContain('$120.00')
    expect(await steps()).toContain('OF1')
  })

  test('becomes the next stage: nothing is paid now, and it is paid once the work before it is accepted', async () => {
    const other = await makeWork(server)
    const id = await openExtra(work)
    const { status, body } = await accept(id)
    expect([status, body.data.uuid]).toEqual([201, work.id])
    expect((await other.asClient.get(`/orders/${other.id}`)).body.data.in_stages).toBeNull()
    expect(await show(id)).toMatchObject({ status: [2, 'Agreed'], may: [] })
    expect(await listed()).toEqual([])
    const known = await order()
    expect(known).toMatchObject({
      price: { amount: 500_00 },
      in_stages: { number: 1, count: 2 },
      stages: { total: { amount: 620_00 } },
    })
    expect(known.stages.items).toMatchObject([
      { state: 'held', price: { amount: 500_00 }, name: known.stages.title },
      { state: 'to_come', name: EXTRA.title, days: 5, price: { amount: 120_00 } },
    ])
    expect((await mailAbout(server, work.agent.email, /An extra is agreed/)).text).toContain(
      'Do not begin it',
    )
    expect((await mailAbout(server, work.client.email, /An extra is agreed/)).text).toContain(
      'Nothing is charged now',
    )

    await acceptWork()
    const stage = await newest()
    expect(stage).toMatchObject({
      ...{ status: 'awaiting_payment', stage_no: 2, stage_count: 2, is_current: true },
      ...{ price_amount: 120_00, delivery_days: 5, offer_id: id, description: EXTRA.included },
      commission_percent: 15,
    })
    const payment = await openPayment(work.asClient, stage.id)
    expect(payment.status).toBe(201)
    const card = await saveCard(server, work.asClient, CARDS.mastercard)
    expect((await payByCard(work.asClient, payment.body.data.ref, card)).status).toBe(200)
    expect(await order(stage.id)).toMatchObject({ status: [1, 'Paid'], offer: { uuid: id, revisions: 1 } })
    await acceptStage({ ...work, id: stage.id, card: '', service: '' }, stage.id)
    expect((await order(stage.id)).stages.items.map(({ state }: { state: string }) => state)).toEqual([
      'accepted',
      'accepted',
    ])
    await expectBooksToAgree(server)
  })

  test('comes before the stages that were agreed at hiring, which keep what they say', async () => {
    const hired = await hireByStages(server)
    await payStage(hired, hired.id)
    const id = await openExtra(hired)
    expect((await accept(id, hired.asClient)).status).toBe(201)
    const names = async () =>
      (await order(hired.id, hired.asClient)).stages.items.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['Plan', EXTRA.title, 'Filing', 'Interview'])
    await acceptStage(hired, hired.id)
    const current = async () => (await order(hired.id, hired.asClient)).stages.current
    const extra = await current()
    expect(await order(extra, hired.asClient)).toMatchObject({
      price: { amount: 120_00 },
      in_stages: { number: 2, count: 4, name: EXTRA.title },
      offer: { uuid: id },
    })
    await payStage(hired, extra)
    await acceptStage(hired, extra)
    const after = await order(await current(), hired.asClient)
    expect(after).toMatchObject({ in_stages: { number: 3, name: 'Filing' }, offer: null })
    expect(after.description).toBe((await order(hired.id, hired.asClient)).description)
    await expectBooksToAgree(server)
  })

  test('is not asked for once the client stops before it: what was accepted stays paid', async () => {
    await accept(await openExtra(work))
    await acceptWork()
    const stage = await newest()
    expect((await work.asClient.post(`/orders/${stage.id}/stop`)).status).toBe(200)
    expect((await order()).status).toEqual([2, 'Completed'])
    await expectBooksToAgree(server)
  })

  test.each([
    ['yen', 'JPY', 2999, 'please enter at least 3,000 JPY', 3000],
    ['dinars', 'KWD', 6_001, 'please end the price with a zero: cards cannot charge a single fils', 6_010],
    ['dollars', 'USD', 19_99, 'please enter at least 20 USD', 20_00],
  ])('is priced in the %s of its order', async (_name, currency, wrong, message, right) => {
    await set({ currency })
    const refused = await proposeExtra(work.asAgent, work.id, { amount: wrong })
    expect([refused.status, refused.body.errors]).toEqual([422, [{ field: 'amount', message }]])
    const { body } = await proposeExtra(work.asAgent, work.id, { amount: right })
    expect(body.data.price).toEqual({ amount: right, currency })
    expect((await accept(body.data.uuid)).status).toBe(201)
    expect((await order()).stages.items[1].price).toEqual({ amount: right, currency })
  })
})

describe('an extra without a price', () => {
  test('moves the due day by its days, and tells both', async () => {
    const before = await due()
    const id = await openExtra(work, { amount: null, days: 3 })
    expect(await show(id)).toMatchObject({ price: { amount: 0 }, stages: [], delivery_time: 3 })
    expect((await accept(id)).status).toBe(201)
    expect((await due()).getTime() - before.getTime()).toBe(3 * DAY_MS)
    expect(await order()).toMatchObject({ in_stages: null, stages: null })
    for (const { email } of [work.client, work.agent])
      expect((await mailAbout(server, email, /An extra is agreed/)).text.replaceAll(/\s+/g, ' ')).toMatch(
        /The work is due on \d+ \w+ \d{4} from now on/,
      )
  })

  test('is late by the new day, not by the old one', async () => {
    const before = await due()
    await accept(await openExtra(work, { amount: null, days: 3 }))
    server.clock.forward(before.getTime() - server.clock.now().getTime() + DAY_MS)
    const asClient = await enter(server, work.client)
    const late = async () => (await asClient.get(`/orders/${work.id}/work`)).body.data.is_late
    expect(await late()).toBe(false)
    server.clock.forward(3 * DAY_MS)
    expect((await (await enter(server, work.client)).get(`/orders/${work.id}/work`)).body.data.is_late).toBe(
      true,
    )
  })

  test('makes the days of work that has not begun more', async () => {
    await set({ status: 'paid', due_at: null, started_at: null })
    const before = (await order()).delivery_time
    await accept(await openExtra(work, { amount: null, days: 3 }))
    expect((await order()).delivery_time).toBe(before + 3)
  })

  test('adds a year at most', async () => {
    expect((await proposeExtra(work.asAgent, work.id, { amount: null, days: 366 })).status).toBe(422)
    expect((await proposeExtra(work.asAgent, work.id, { amount: null, days: 0 })).status).toBe(422)
  })
})

describe('what a client asks for', () => {
  test('waits for the agent, who answers with an offer that takes its place', async () => {
    const wish = await askForExtra(work)
    expect(await show(wish)).toMatchObject({
      ...{ status: [4, 'Asked for'], extra: true, proposed_by: 'client', may: ['take_back'] },
      included: 'She is six and comes along.',
    })
    expect((await show(wish, work.asAgent)).may).toEqual(['replace', 'decline'])
    expect((await accept(wish)).status).toBe(409)
    expect((await mailAbout(server, work.agent.email, /asks for an extra/)).text).toContain('She is six')
    const todo = (await work.asAgent.get('/today')).body.data.todo
    expect(todo).toContainEqual(
      expect.objectContaining({
        kind: 'answer_wish',
        order: { uuid: wish, title: 'A visa for my daughter' },
      }),
    )

    const id = await openExtra(work, { replaces: wish })
    expect(await show(wish)).toMatchObject({ status: [-4, 'Replaced'], replaced_by: id })
    expect(await show(id)).toMatchObject({ replaces: wish, version: 1 })
    expect((await accept(id)).status).toBe(201)
  })

  test('may be answered with days alone', async () => {
    const wish = await askForExtra(work)
    const before = await due()
    await accept(await openExtra(work, { replaces: wish, amount: null, days: 2 }))
    expect((await due()).getTime() - before.getTime()).toBe(2 * DAY_MS)
  })

  test('is declined with a reason that the client reads', async () => {
    const wish = await askForExtra(work)
    expect((await act(work.asAgent, wish, 'decline', { reason: ' ' })).status).toBe(422)
    const { body } = await act(work.asAgent, wish, 'decline', { reason: 'I do no family visas.' })
    expect(body.data).toMatchObject({ status: [-1, 'Declined'], answer: 'I do no family visas.' })
    expect((await mailAbout(server, work.client.email, /declined the extra/)).text).toContain(
      'I do no family visas.',
    )
    expect((await proposeExtra(work.asAgent, work.id, { replaces: wish })).status).toBe(409)
  })

  test('leaves none of its client’s words behind when their account is deleted, nor of their answers', async () => {
    await askForExtra(work)
    const declined = await openExtra(work)
    await act(work.asClient, declined, 'decline', { reason: 'My daughter stays with her aunt.' })
    await server.jobsDone()
    const kept = {
      fact: 'order_id = $1',
      message: 'conversation_id in (select id from conversation where order_id = $1)',
      offer: 'order_id = $1 or extra_of = $1',
    }
    const wordsOf = async (table: keyof typeof kept) => {
      const { rows } = await server.context.pool.query(`select * from ${table} where ${kept[table]}`, [
        work.id,
      ])
      return JSON.stringify(rows)
    }
    const words = /visa for my daughter|She is six|stays with her aunt/
    for (const table of ['fact', 'message', 'offer'] as const) expect(await wordsOf(table)).toMatch(words)
    await transact(server.context, async (tx) => {
      await endOffersOf(server.context, tx, work.client.id)
      await forgetMessagesOf(tx, work.client.id)
    })
    for (const table of ['fact', 'message', 'offer'] as const) expect(await wordsOf(table)).not.toMatch(words)
  })

  test('is withdrawn by the client alone', async () => {
    const wish = await askForExtra(work)
    expect((await act(work.asAgent, wish, 'take-back')).status).toBe(409)
    expect((await act(work.asClient, wish, 'decline', { reason: 'No.' })).status).toBe(409)
    expect((await act(work.asClient, wish, 'take-back')).body.data.status).toEqual([-2, 'Taken back'])
    expect((await proposeExtra(work.asAgent, work.id, { replaces: wish })).status).toBe(409)
  })

  test('ends without an answer, and its agent is warned before', async () => {
    const wish = await askForExtra(work)
    server.clock.forward(6 * DAY_MS + 1)
    await endOffers.run(server.context, {})
    expect((await mailAbout(server, work.agent.email, /waits for your new offer/)).text).toContain('A visa')
    server.clock.forward(DAY_MS)
    await endOffers.run(server.context, {})
    const asClient = await enter(server, work.client)
    expect((await show(wish, asClient)).status[1]).toBe('Ended')
    expect((await mailAbout(server, work.client.email, /The offer has ended/)).text).toContain('ask again')
  })
})

describe('a client who does not accept an extra', () => {
  test('declines it with a reason', async () => {
    const id = await openExtra(work)
    const { body } = await act(work.asClient, id, 'decline', { reason: 'I do not need it.' })
    expect(body.data.status).toEqual([-1, 'Declined'])
    expect((await mailAbout(server, work.agent.email, /declined your offer/)).text).toContain(
      'do not need it',
    )
    expect((await accept(id)).status).toBe(409)
  })

  test('asks for a change, and a new version takes its place', async () => {
    const id = await openExtra(work)
    await act(work.asClient, id, 'ask-for-change', { change: 'One rehearsal is enough.' })
    expect((await accept(id)).status).toBe(409)
    const next = await openExtra(work, { replaces: id, amount: 60_00 })
    expect(await show(next)).toMatchObject({ version: 2, replaces: id, price: { amount: 60_00 } })
    expect((await accept(id)).status).toBe(409)
    expect((await accept(next)).status).toBe(201)
  })

  test('sees it withdrawn by its agent', async () => {
    const id = await openExtra(work)
    expect((await act(work.asAgent, id, 'take-back')).body.data.status).toEqual([-2, 'Taken back'])
    expect((await accept(id)).status).toBe(409)
  })

  test('cannot once it has ended', async () => {
    const id = await openExtra(work, { holds: 1 })
    server.clock.forward(DAY_MS + 1)
    const asClient = await enter(server, work.client)
    expect((await accept(id, asClient)).status).toBe(409)
    expect((await listed(asClient)).length).toBe(0)
    expect((await order(work.id, asClient)).stages).toBeNull()
  })
})

describe('who may not', () => {
  test('strangers read and propose nothing', async () => {
    const id = await openExtra(work)
    const stranger = await signIn(server, await makePerson(server))
    const other = await signIn(server, await makePerson(server, { home: 'consultant', verifiedAgent: true }))
    for (const who of [stranger, other]) {
      expect((await who.get(`/orders/${work.id}/extras`)).status).toBe(404)
      expect((await who.get(`/offers/${id}`)).status).toBe(404)
      expect((await act(who, id, 'decline', { reason: 'No.' })).status).toBe(404)
      expect((await act(who, id, 'take-back')).status).toBe(404)
    }
    expect((await accept(id, stranger)).status).toBe(404)
    expect((await proposeExtra(other, work.id)).status).toBe(404)
    const wanted = { title: 'More', wanted: 'Everything.' }
    expect((await stranger.post(`/orders/${work.id}/wanted-extras`, wanted)).status).toBe(404)
    expect(await stateOf(id)).toBe('Open')
  })

  test('whoever proposed it cannot accept it', async () => {
    const id = await openExtra(work)
    expect((await accept(id, work.asAgent)).status).toBe(409)
    expect(await stateOf(id)).toBe('Open')
  })

  test('an agent answers no wish of another order with it', async () => {
    const other = await makeWork(server)
    const wish = await askForExtra(other)
    expect((await proposeExtra(work.asAgent, work.id, { replaces: wish })).status).toBe(404)
    expect((await show(wish, other.asClient)).status[1]).toBe('Asked for')
  })

  test('no way leads from an extra to an order of its own', async () => {
    const id = await openExtra(work)
    const { status } = await act(work.asAgent, id, 'replace', {
      ...{ title: 'Other', included: 'Other work.', excluded: '', country: 'DE', visa: 'de/student-visa' },
      ...{
        currency: 'USD',
        stages: [{ name: 'All', delivers: '', days: 3, amount: 90_00 }],
        meeting_length: null,
      },
      requirements: [],
      refund_schedule: { before_start: 100, before_filing: 40, after_filing: 10 },
      ...{ revisions: 1, holds: 7 },
    })
    expect(status).toBe(409)
    expect(await stateOf(id)).toBe('Open')
  })
})

describe('while the order does not run', () => {
  const refusals = async (id: string) => {
    const wanted = { title: 'More', wanted: 'Everything.' }
    return [
      (await proposeExtra(work.asAgent, work.id)).status,
      (await work.asClient.post(`/orders/${work.id}/wanted-extras`, wanted)).status,
      (await accept(id)).status,
    ]
  }

  test.each<[string, Updateable<DB['client_order']>]>([
    ['There is a conflict about this order', { status: 'conflicted', resume_status: 'ongoing' }],
    ['The work on this order is over', { status: 'cancelled', cancelled_at: new Date() }],
    ['The work on this order is over', { status: 'completed', completed_at: new Date() }],
  ])('nothing is proposed or accepted where one reads: %s', async (why, change) => {
    const id = await openExtra(work)
    await set(change)
    expect(await refusals(id)).toEqual([409, 409, 409])
    expect((await accept(id)).body.message).toContain(why)
    expect(await stateOf(id)).toBe('Open')
  })

  test('nor before it is paid', async () => {
    const hired = await hireByStages(server)
    expect((await proposeExtra(hired.asAgent, hired.id)).status).toBe(404)
    const wanted = { title: 'More', wanted: 'Everything.' }
    const asked = await hired.asClient.post(`/orders/${hired.id}/wanted-extras`, wanted)
    expect([asked.status, asked.body.message]).toEqual([409, expect.stringContaining('is not paid yet')])
  })

  test.each([
    [
      'suspended',
      (id: string) =>
        server.context.db
          .updateTable('person')
          .set({ suspended_at: server.clock.now(), suspended_reason: 'Fraud.' })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'not verified any more',
      (id: string) =>
        server.context.db
          .updateTable('agent')
          .set({ verified_at: null })
          .where('person_id', '=', id)
          .execute(),
    ],
  ])('nor while its agent is %s', async (_name, stop) => {
    const id = await openExtra(work)
    await stop(work.agent.id)
    expect((await accept(id)).status).toBe(409)
    expect(await stateOf(id)).toBe('Open')
  })

  test('both sides read before they fill a form in why nothing can be added', async () => {
    const whyNot = async (who: Browser) => (await who.get(`/orders/${work.id}/work`)).body.data.no_extra
    expect([await whyNot(work.asClient), await whyNot(work.asAgent)]).toEqual([null, null])
    await set({ country_iso: 'CA', visa_id: 'ca/study-permit' })
    await server.context.db.deleteFrom('licence').where('agent_id', '=', work.agent.id).execute()
    const ofAgent = 'The agent cannot take on more work at the moment, so nothing can be added now.'
    expect([await whyNot(work.asClient), await whyNot(work.asAgent)]).toEqual([
      ofAgent,
      'This visa needs a licence that you do not have at the moment, so you cannot propose an extra.',
    ])
    await set({ country_iso: 'DE', visa_id: 'de/student-visa' })
    expect(await whyNot(work.asClient)).toBeNull()
    const { db } = server.context
    await db.updateTable('agent').set({ verified_at: null }).where('person_id', '=', work.agent.id).execute()
    expect([await whyNot(work.asClient), await whyNot(work.asAgent)]).toEqual([
      ofAgent,
      'You are not verified at the moment, so you cannot propose an extra.',
    ])
  })

  test('nor while one of both is blocked', async () => {
    const talk = (await work.asClient.get(`/orders/${work.id}/conversation`)).body.data.uuid
    await work.asClient.put(`/conversations/${talk}/block`, { blocked: true })
    expect((await proposeExtra(work.asAgent, work.id)).status).toBe(409)
    const wanted = { title: 'More', wanted: 'Everything.' }
    expect((await work.asClient.post(`/orders/${work.id}/wanted-extras`, wanted)).status).toBe(409)
  })

  test('nor while an earlier stage is argued about', async () => {
    const hired = await hireByStages(server)
    await payStage(hired, hired.id)
    await acceptStage(hired, hired.id)
    const second = await currentOf(hired)
    await payStage(hired, second)
    const id = await openExtra({ ...hired, id: second })
    const said = { reason: 'not_as_agreed', text: 'The plan names a school that closed last year.' }
    expect((await hired.asClient.post(`/orders/${hired.id}/conflicts`, said)).status).toBe(201)
    expect((await accept(id, hired.asClient)).status).toBe(409)
    expect((await proposeExtra(hired.asAgent, second)).status).toBe(409)
  })

  test('nor without the licence that its visa needs', async () => {
    const id = await openExtra(work)
    await set({ country_iso: 'CA', visa_id: 'ca/study-permit' })
    await server.context.db.deleteFrom('licence').where('agent_id', '=', work.agent.id).execute()
    expect(await refusals(id)).toEqual([409, 409, 409])
  })
})

describe('limits', () => {
  test('three proposals of both sides wait at a time', async () => {
    const first = await openExtra(work)
    await openExtra(work)
    const wish = await askForExtra(work)
    expect((await proposeExtra(work.asAgent, work.id)).status).toBe(409)
    expect(
      (await work.asClient.post(`/orders/${work.id}/wanted-extras`, { title: 'A', wanted: 'B' })).status,
    ).toBe(409)
    // An answer takes the place of what it answers.
    expect((await proposeExtra(work.asAgent, work.id, { replaces: wish })).status).toBe(201)
    await act(work.asClient, first, 'decline', { reason: 'No.' })
    expect((await proposeExtra(work.asAgent, work.id)).status).toBe(201)
  })

  test.each([
    [
      'an agent proposes',
      'You made this client 10 offers in a day. Please wait for their answer.',
      () => proposeExtra(work.asAgent, work.id),
      (id: string) => act(work.asAgent, id, 'take-back'),
    ],
    [
      'a client asks',
      'You asked 10 times in a day. Please wait for the answer of your agent.',
      () => work.asClient.post(`/orders/${work.id}/wanted-extras`, { title: 'More', wanted: 'Everything.' }),
      (id: string) => act(work.asClient, id, 'take-back'),
    ],
  ])('%s ten times in a day, and no more', async (_who, message, make, takeBack) => {
    for (let one = 0; one < 10; one++) {
      const { status, body } = await make()
      expect([status, (await takeBack(body.data.uuid)).status]).toEqual([201, 200])
    }
    const refused = await make()
    expect([refused.status, refused.body.message]).toEqual([409, message])
  })

  test('a case has ten stages at most', async () => {
    const id = await openExtra(work)
    await set({ stage_count: 10 })
    expect((await accept(id)).status).toBe(409)
    expect(await stateOf(id)).toBe('Open')
    expect((await proposeExtra(work.asAgent, work.id)).status).toBe(409)
    expect((await proposeExtra(work.asAgent, work.id, { amount: null })).status).toBe(201)
  })

  test('extras take no place of the plan for offers', async () => {
    await openExtra(work)
    const talk = (await work.asAgent.get(`/orders/${work.id}/conversation`)).body.data.uuid
    expect((await work.asAgent.get(`/conversations/${talk}/offers/new`)).body.data.open).toBe(0)
  })
})

describe('once the case is over', () => {
  test('what was proposed ends with the work that is accepted', async () => {
    const id = await openExtra(work)
    const wish = await askForExtra(work)
    await acceptWork()
    expect([await stateOf(id), await stateOf(wish)]).toEqual(['Ended', 'Ended'])
  })

  test('it ends with an order that its client leaves', async () => {
    work = await makePaidWork(server)
    const id = await openExtra(work)
    const left = await work.asClient.post(`/orders/${work.id}/leave`, {})
    expect([left.status, await stateOf(id)]).toEqual([200, 'Ended'])
  })

  test('it ends with a conflict by which all of the money goes back', async () => {
    const id = await openExtra(work)
    const said = { reason: 'late', text: 'Nothing has happened for three weeks.' }
    const { body } = await work.asClient.post(`/orders/${work.id}/conflicts`, said)
    const path = `/orders/${work.id}/conflicts/${body.data.id}/refunds`
    const asked = await work.asClient.post(path, {
      amount: 500_00,
      destination: 'credit',
      text: 'All of it.',
    })
    await work.asAgent.patch(`${path}/${asked.body.data.refunds.at(-1).id}`, { answer: 'accept' })
    expect([(await order()).status[1], await stateOf(id)]).toEqual(['Cancelled', 'Ended'])
  })

  test('it goes on where another stage follows, and ends where the case is stopped before that', async () => {
    const hired = await hireByStages(server)
    await payStage(hired, hired.id)
    const id = await openExtra(hired)
    await acceptStage(hired, hired.id)
    const state = async () => (await show(id, hired.asClient)).status[1]
    expect(await state()).toBe('Open')
    // Nothing is added while the next stage waits for its payment.
    expect((await accept(id, hired.asClient)).status).toBe(409)
    const { stages } = await order(hired.id, hired.asClient)
    await hired.asClient.post(`/orders/${stages.current}/stop`)
    expect(await state()).toBe('Ended')
  })

  test('the words of a client whose account is deleted go', async () => {
    const wish = await askForExtra(work)
    await transact(server.context, (tx) => endOffersOf(server.context, tx, work.client.id))
    expect(await show(wish, work.asAgent)).toMatchObject({
      ...{ status: [-3, 'Ended'], title: 'Deleted', included: 'Deleted' },
    })
  })

  test('what is proposed ends with the account of its agent', async () => {
    const id = await openExtra(work)
    const wish = await askForExtra(work)
    await transact(server.context, (tx) => endOffersOf(server.context, tx, work.agent.id))
    expect([await stateOf(id), await stateOf(wish)]).toEqual(['Taken back', 'Taken back'])
  })
})
