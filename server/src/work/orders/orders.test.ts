import { randomUUID } from 'node:crypto'
import { fullDay } from '@sojourn/contract/dates/moments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { makeGoal, makeOrder } from '../../../test/orders.ts'
import { enter, makePayment, payByCard, saveCard } from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { CARDS } from '../../../test/sandbox.ts'
import { makeLicence, makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts'
import { holdOrder } from './hold-order.ts'
import { markOrderPaid } from './mark-order-paid.ts'
import type { OrderState } from './order-state.ts'
import { expireOrders } from './unpaid/expire-orders.ts'

let server: TestApp
let agent: TestPerson
let client: TestPerson
let browser: Browser
let service: string
let goal: number
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await makePerson(server, {
    home: 'consultant',
    verifiedAgent: true,
    first_name: 'Amara',
    last_name: 'Okafor',
  })
  client = await makePerson(server, { first_name: 'Ines', last_name: 'Duarte' })
  browser = await enter(server, client)
  service = (await makeService(server, agent)).id
  goal = (await makeGoal(server, client)).id
})

const order = (wanted: object = {}, who = browser) => who.post('/orders', { goal, service, ...wanted })
const paid = (id: string) =>
  transact(server.context, async (tx) => {
    const order = await holdOrder(tx, id)
    const mails = order ? await markOrderPaid(server.context, tx, order, { requestId: null }) : null
    await enqueueMails(server.context, tx, mails ?? [])
    return mails !== null
  })
const stateOf = async (id: string) =>
  (
    await server.context.db
      .selectFrom('client_order')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status
const stepsOf = async (id: string, who = browser) =>
  (await who.get(`/orders/${id}/timeline`)).body.data.items.map(
    ({ step, by, from, to }: { step: string; by: string; from: [number] | null; to: [number] }) => [
      step,
      by,
      from?.[0] ?? null,
      to[0],
    ],
  )
const set = (table: 'agent' | 'person' | 'service', id: string, change: object) =>
  server.context.db
    .updateTable(table)
    .set(change)
    .where(table === 'agent' ? 'person_id' : 'id', '=', id)
    .execute()

describe('a client who hires (O1)', () => {
  test('has an order that waits for its payment and keeps what was bought', async () => {
    const { status, body } = await order()
    expect([status, body.data]).toEqual([
      201,
      {
        uuid: expect.any(String),
        ref: expect.stringMatching(/^SO-[0-9A-HJKMNP-TV-Z]{8}$/),
        status: [0, 'Awaiting payment'],
      },
    ])
    const { uuid } = body.data
    await set('service', service, { title: 'Something else', price_amount: 1, version: 2 })
    expect((await browser.get(`/orders/${uuid}`)).body.data).toMatchObject({
      uuid,
      title: 'German student visa, from admission to appointment',
      price: { amount: 42_000, currency: 'USD' },
      service: { id: service, version: 1 },
      delivery_time: 21,
      country: { id: 'DE', name: 'Germany' },
      visa: { id: 'de/student-visa' },
      goal: { id: goal, name: 'Study in Munich', comment: 'I was admitted for the winter term.' },
      client: { full_name: 'Ines Duarte', username: null },
      agent: { uuid: agent.id, full_name: 'Amara Okafor', username: agent.id },
      payment: null,
      earnings: null,
      paid_at: null,
      expires_at: new Date(server.clock.now().getTime() + DAY_MS).toISOString(),
    })
    expect(await stepsOf(uuid)).toEqual([['O1', 'client', null, 0]])
    const { commission_percent } = await server.context.db
      .selectFrom('client_order')
      .select('commission_percent')
      .where('id', '=', uuid)
      .executeTakeFirstOrThrow()
    expect(commission_percent).toBe(20)
  })

  test('has the commission of the plan their agent is on', async () => {
    await set('agent', agent.id, { plan: 'business' })
    const { uuid } = (await order()).body.data
    const row = server.context.db.selectFrom('client_order').select('commission_percent')
    expect(await row.where('id', '=', uuid).executeTakeFirst()).toEqual({ commission_percent: 8 })
  })

  test('fifty times at once, also without a key, has one order', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => order()))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
    expect(new Set(answers.map(({ body }) => body.data.uuid)).size).toBe(1)
    expect(await stepsOf(answers[0]?.body.data.uuid)).toHaveLength(1)
  })

  test('once an order is paid, has another for the same', async () => {
    const first = (await order()).body.data.uuid
    expect(await paid(first)).toBe(true)
    expect((await order()).body.data.uuid).not.toBe(first)
  })

  test('once an order has expired, has a new one at once, not only when the timer comes by', async () => {
    const first = (await order()).body.data.uuid
    server.clock.forward(DAY_MS)
    const later = await enter(server, client)
    const second = (await order({}, later)).body.data.uuid
    expect(second).not.toBe(first)
    expect(await stateOf(first)).toBe('cancelled')
    expect(await stepsOf(first, later)).toEqual([
      ['O3', 'system', 0, -1],
      ['O1', 'client', null, 0],
    ])
  })

  test('names the price to nobody: whatever a body carries besides goal and service is refused', async () => {
    for (const more of [
      { price: 1 },
      { amount: 1 },
      { currency: 'XXX' },
      { status: 1 },
      { client_id: agent.id },
    ])
      expect((await order(more)).status).toBe(400)
  })

  test.each([
    ['without a goal', { goal: null }, 'Please choose a goal that fits this service.'],
    ['with a goal that is not there', { goal: 999_999_999 }, 'Please choose a goal that fits this service.'],
  ])('%s is asked for one', async (_how, wanted, message) => {
    const { status, body } = await order(wanted)
    expect([status, body.code, body.message]).toEqual([405, 'goal_does_not_fit', message])
  })

  test.each([
    ['of another person', {}, 'Please choose a goal'],
    ['for another country', { country: 'CA' }, 'does not fit the service. Please choose one for Germany'],
    ['for another purpose', { purpose: 'work' }, 'does not fit the service'],
    ['that is decided', { status: 'approved' as const }, 'already decided'],
    ['that is deleted', { status: 'draft' as const }, 'Please choose a goal'],
  ])('with a goal %s is asked for another', async (what, wanted, message) => {
    const owner = what === 'of another person' ? await makePerson(server) : client
    const { id } = await makeGoal(server, owner, wanted)
    if (what === 'that is deleted')
      await server.context.db
        .updateTable('goal')
        .set({ deleted_at: server.clock.now() })
        .where('id', '=', id)
        .execute()
    const { status, body } = await order({ goal: id })
    expect([status, body.code]).toEqual([405, 'goal_does_not_fit'])
    expect(body.message).toContain(message)
  })

  const GONE = 'This service is not offered at the moment. Please choose another one.'
  test.each<[string, () => Promise<unknown>]>([
    ['was taken off the market', () => set('service', service, { status: 'draft' })],
    ['is archived', () => set('service', service, { status: 'archived' })],
    ['is of an agent who is not verified', () => set('agent', agent.id, { verified_at: null })],
    [
      'is of an agent who is suspended',
      () => set('person', agent.id, { suspended_at: server.clock.now(), suspended_reason: 'Spam' }),
    ],
    ['is of an agent who left', () => set('person', agent.id, { deleted_at: server.clock.now() })],
  ])('finds nothing where the service %s', async (_what, hide) => {
    await hide()
    const { status, body } = await order()
    expect([status, body.code, body.message]).toEqual([404, 'not_found', GONE])
  })

  test('is told when an agent is away, and until when', async () => {
    await set('agent', agent.id, { away_from: '2020-01-01', away_until: '2090-06-30' })
    const { status, body } = await order()
    expect([status, body.message]).toEqual([
      409,
      'Amara is away until 30 June 2090. Please come back then, or choose another agent.',
    ])
  })

  test('is told when an agent leaves, and whoever was hired before is not paid for the first time', async () => {
    const { body: hired } = await order()
    await set('person', agent.id, { deletion_due_at: server.clock.now() })
    const another = await order({ goal: (await makeGoal(server, client)).id })
    expect([another.status, another.body.message]).toEqual([
      409,
      'Amara is leaving Sojourn and takes no new work. Please choose another agent.',
    ])
    const paying = await browser.post('/payments', { payable: 'order', payable_id: hired.data.uuid })
    expect([paying.status, paying.body.message]).toEqual([
      409,
      'This agent cannot be hired at the moment. Please choose another one.',
    ])
  })

  test('finds a service of a regulated country only while its agent has a licence there', async () => {
    const wanted = {
      service: (await makeService(server, agent, { country: 'CA', visa: 'ca/study-permit' })).id,
      goal: (await makeGoal(server, client, { country: 'CA' })).id,
    }
    expect((await order(wanted)).status).toBe(404)
    await makeLicence(server, agent, { country: 'CA', valid_until: '2099-01-01' })
    expect((await order(wanted)).status).toBe(201)
  })

  test('finds a service only while the class of the licence covers its visa', async () => {
    const wanted = {
      service: (await makeService(server, agent, { country: 'NZ', visa: 'nz/fee-paying-student-visa' })).id,
      goal: (await makeGoal(server, client, { country: 'NZ' })).id,
    }
    const licence = { country: 'NZ', regulator: 'IAA', valid_until: '2099-01-01' }
    await makeLicence(server, agent, { ...licence, class_code: 'limited' })
    expect((await order(wanted)).status).toBe(404)
    await server.context.db
      .updateTable('licence')
      .set({ class_code: 'full' })
      .where('agent_id', '=', agent.id)
      .execute()
    expect((await order(wanted)).status).toBe(201)
  })

  test('verifies their email first', async () => {
    const stranger = await makePerson(server, { verifiedEmail: false })
    const { id } = await makeGoal(server, stranger)
    const { status, body } = await order({ goal: id }, await enter(server, stranger))
    expect([status, body.code]).toEqual([409, 'email_not_verified'])
  })

  test('is never themselves, nor the same person in the other mode', async () => {
    const { id } = await makeGoal(server, agent)
    const asAgent = await enter(server, agent)
    const wrongMode = await order({ goal: id }, asAgent)
    expect([wrongMode.status, wrongMode.body.code]).toEqual([409, 'wrong_mode'])
    await server.context.db
      .updateTable('person')
      .set({ mode: 'subscriber' })
      .where('id', '=', agent.id)
      .execute()
    const { status, body } = await order({ goal: id }, await enter(server, agent))
    expect([status, body.message]).toEqual([409, 'You cannot hire yourself. Please choose another agent.'])
  })

  test('who ordered a service keeps its country and visa as they are', async () => {
    await order()
    const asAgent = await enter(server, agent)
    expect((await asAgent.get(`/account/consultant/services/${service}`)).body.data.locked).toBe(true)
  })
})

describe('an order that is paid (O2)', () => {
  test('is paid once, tells the agent, and puts its goal under way', async () => {
    const { uuid, ref } = (await order()).body.data
    expect(await Promise.all([paid(uuid), paid(uuid), paid(uuid)])).toEqual(
      expect.arrayContaining([true, false, false]),
    )
    expect(await stepsOf(uuid)).toEqual([
      ['O2', 'processor', 0, 1],
      ['O1', 'client', null, 0],
    ])
    expect((await browser.get(`/goals/${goal}`)).body.data).toMatchObject({
      status: [2, 'In Progress'],
      order_count: 1,
      open_orders: [uuid],
    })
    await server.jobsDone()
    const mails = await mailsTo(server, agent.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain('Ines hired you')
    expect(mails[0]?.text).toContain(ref)
    expect(mails[0]?.text).toContain(`/p/agent/orders/${uuid}`)
  })

  test('is counted in the menu of both sides, and what waits for payment is not', async () => {
    const { uuid } = (await order()).body.data
    const asAgent = await enter(server, agent)
    const counts = async () => [
      (await browser.get('/account')).body.data.order_count,
      (await asAgent.get('/account')).body.data.order_count,
    ]
    expect(await counts()).toEqual([0, 0])
    await paid(uuid)
    expect(await counts()).toEqual([1, 1])
  })

  test('stands in the way of leaving, on both sides', async () => {
    const { uuid } = (await order()).body.data
    await paid(uuid)
    for (const who of [browser, await enter(server, agent)]) {
      const { against: blockers } = (await who.get('/account/deletion-requests')).body.data
      expect(blockers).toHaveLength(1)
      expect(blockers[0].words).toContain('You have an open order')
    }
  })
})

test('an order is not paid while its agent has no licence that its country wants', async () => {
  const { uuid } = (await order()).body.data
  await server.context.db
    .updateTable('client_order')
    .set({ country_iso: 'CA', visa_id: 'ca/study-permit' })
    .where('id', '=', uuid)
    .execute()
  await server.context.db.deleteFrom('licence').where('agent_id', '=', agent.id).execute()
  const pay = () => browser.post('/payments', { payable: 'order', payable_id: uuid })
  expect(await pay()).toMatchObject({
    status: 409,
    body: { message: 'This agent cannot be hired at the moment. Please choose another one.' },
  })
  await makeLicence(server, agent, { country: 'CA' })
  expect((await pay()).status).toBe(201)
})

const STATES: OrderState[] = ['awaiting_payment', 'paid', 'ongoing', 'completed', 'cancelled', 'conflicted']

describe('an order that is given up (O3)', () => {
  test('is cancelled, and stays so', async () => {
    const { uuid } = (await order()).body.data
    const { status, body } = await browser.post(`/orders/${uuid}/cancel`)
    expect([status, body.data.status, body.data.cancelled_at]).toEqual([
      200,
      [-1, 'Cancelled'],
      server.clock.now().toISOString(),
    ])
    expect(await stepsOf(uuid)).toEqual([
      ['O3', 'client', 0, -1],
      ['O1', 'client', null, 0],
    ])
    expect(await paid(uuid)).toBe(false)
    expect(await stateOf(uuid)).toBe('cancelled')
  })

  test('sent again with the same key is answered as the first time', async () => {
    const { uuid } = (await order()).body.data
    const key = { headers: { 'idempotency-key': randomUUID() } }
    const first = await browser.post(`/orders/${uuid}/cancel`, undefined, key)
    const again = await browser.post(`/orders/${uuid}/cancel`, undefined, key)
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
  })

  test('expires after a day, however many there are', async () => {
    const ids: string[] = []
    for (let made = 0; made < 205; made++) ids.push((await makeOrder(server, { client, agent })).id)
    const kept = (await makeOrder(server, { client, agent, status: 'paid' })).id
    server.clock.forward(DAY_MS - 1)
    await expireOrders.run(server.context, {})
    expect(new Set(await Promise.all(ids.map(stateOf)))).toEqual(new Set(['awaiting_payment']))
    server.clock.forward(1)
    await expireOrders.run(server.context, {})
    expect(new Set(await Promise.all(ids.map(stateOf)))).toEqual(new Set(['cancelled']))
    expect(await stateOf(kept)).toBe('paid')
  }, 60_000)

  test('that cannot be given up keeps none of those after it waiting', async () => {
    const ids: string[] = []
    for (let made = 0; made < 3; made++) ids.push((await makeOrder(server, { client, agent })).id)
    const { pool } = server.context
    await pool.query(`
      create function refuse_one() returns trigger language plpgsql as $$
      begin if old.id = '${ids[0]}' then raise 'not this one'; end if; return new; end $$;
      create trigger refuse_one before update on client_order for each row execute function refuse_one()`)
    try {
      server.clock.forward(DAY_MS)
      await expireOrders.run(server.context, {})
    } finally {
      await pool.query('drop trigger refuse_one on client_order; drop function refuse_one')
    }
    expect(await Promise.all(ids.map(stateOf))).toEqual(['awaiting_payment', 'cancelled', 'cancelled'])
    await expireOrders.run(server.context, {})
    expect(await stateOf(ids[0]!)).toBe('cancelled')
  })

  test.each(['unpublish', 'archive'])('goes with its service, which its agent can %s', async (move) => {
    const { uuid } = (await order()).body.data
    const running = (await makeOrder(server, { client, agent, serviceId: service, status: 'paid' })).id
    const asAgent = await enter(server, agent)
    expect((await asAgent.post(`/account/consultant/services/${service}/${move}`)).status).toBe(200)
    expect([await stateOf(uuid), await stateOf(running)]).toEqual(['cancelled', 'paid'])
    expect((await browser.get(`/orders/${uuid}/timeline`)).body.data.items[0]).toMatchObject({
      step: 'O3',
      by: 'agent',
      full_name: 'Amara Okafor',
      reason: 'The service is no longer offered.',
    })
    await server.jobsDone()
    const [mail] = await mailsTo(server, client.email)
    expect(mail?.text).toContain('Nothing was charged')
  })

  test('goes with its service when staff take it off, who say why', async () => {
    const { uuid } = (await order()).body.data
    const staff = await enter(server, await makePerson(server, { staff: true }))
    const reason = 'It promises that the visa is granted.'
    const { status, body } = await staff.post(`/staff/services/${service}/unpublish`, { reason })
    expect([status, body.data]).toMatchObject([200, { status: [0, 'Draft'], agent: { uuid: agent.id } }])
    expect(await stateOf(uuid)).toBe('cancelled')
    expect((await staff.post(`/staff/services/${service}/unpublish`, { reason })).status).toBe(409)
    expect((await staff.post(`/staff/services/${service}/archive`, { reason })).status).toBe(200)
    const log = (await staff.get(`/staff/audit-log?subject=${agent.id}`)).body.data.items
    expect(log).toMatchObject([
      { action: 'archive_service', details: { service, reason } },
      { action: 'unpublish_service', details: { service, reason } },
    ])
    await server.jobsDone()
    const mails = await mailsTo(server, agent.email)
    expect(mails.map(({ text }) => text.includes(reason))).toEqual([true, true])
  })

  test('cancelled and paid in the same moment, it is one of both', async () => {
    for (let round = 0; round < 20; round++) {
      const { id } = await makeOrder(server, { client, agent })
      const [cancelled, isPaid] = await Promise.all([browser.post(`/orders/${id}/cancel`), paid(id)])
      const state = await stateOf(id)
      expect([cancelled.status === 200, isPaid, state]).toEqual(
        isPaid ? [false, true, 'paid'] : [true, false, 'cancelled'],
      )
      expect(await stepsOf(id)).toHaveLength(1)
    }
  }, 60_000)
})

describe('every state, step and side is answered as the rules say', () => {
  const stranger = async () => enter(server, await makePerson(server))

  test.each(STATES)('an order that is %s', async (status) => {
    const asAgent = await enter(server, agent)
    const make = async () => (await makeOrder(server, { client, agent, status })).id
    const asked = async (who: Browser) => {
      const id = await make()
      const { status: answer, body } = await who.post(`/orders/${id}/cancel`)
      return [answer, body.code ?? null, await stateOf(id)]
    }
    const isUnpaid = status === 'awaiting_payment'
    expect(await asked(browser)).toEqual(isUnpaid ? [200, null, 'cancelled'] : [409, 'not_now', status])
    expect(await asked(asAgent)).toEqual([409, 'wrong_mode', status])
    expect(await asked(await stranger())).toEqual([404, 'not_found', status])

    const byProcessor = await make()
    expect([await paid(byProcessor), await stateOf(byProcessor)]).toEqual([
      isUnpaid,
      isUnpaid ? 'paid' : status,
    ])

    const byTimer = await make()
    server.clock.forward(DAY_MS)
    await expireOrders.run(server.context, {})
    expect(await stateOf(byTimer)).toBe(isUnpaid ? 'cancelled' : status)
  })
})

describe('what each side sees', () => {
  test('an agent never hears of what is not paid, nor of what never was', async () => {
    const asAgent = await enter(server, agent)
    const unpaid = await makeOrder(server, { client, agent })
    const neverPaid = await makeOrder(server, { client, agent, status: 'cancelled', neverPaid: true })
    const refunded = await makeOrder(server, { client, agent, status: 'cancelled' })
    const running = await makeOrder(server, { client, agent, status: 'paid' })
    const seen = async (who: Browser) =>
      (await who.get('/orders')).body.data.items.map(({ uuid }: { uuid: string }) => uuid).toSorted()
    expect(await seen(asAgent)).toEqual([refunded.id, running.id].toSorted())
    expect(await seen(browser)).toEqual([unpaid.id, neverPaid.id, refunded.id, running.id].toSorted())
    expect((await asAgent.get('/orders/summary')).body.data).toMatchObject({
      total: 2,
      awaiting_payment: 0,
      paid: 1,
      cancelled: 1,
    })
    expect((await browser.get('/orders/summary')).body.data).toMatchObject({
      total: 4,
      awaiting_payment: 1,
      cancelled: 2,
    })
    for (const { id } of [unpaid, neverPaid])
      for (const path of [`/orders/${id}`, `/orders/${id}/timeline`, `/orders/${id}/schedule`])
        expect((await asAgent.get(path)).status, path).toBe(404)
    expect((await asAgent.get('/orders?filter[status][0]=0')).body.data.items).toEqual([])
    expect((await asAgent.get(`/orders/${running.id}`)).body.data).toMatchObject({
      payment: null,
      expires_at: null,
      earnings: { commission_percent: 20, amount: { amount: 336_00, currency: 'USD' } },
    })
  })

  test('what the client paid by, the agent never sees', async () => {
    const { browser: paying, order: hired, ref } = await makePayment(server, { agent })
    await payByCard(paying, ref, await saveCard(server, paying, CARDS.visa))
    const seen = async (who: Browser) => (await who.get(`/orders/${hired.id}`)).body.data.payment
    expect(await seen(paying)).toEqual({
      ref,
      status: [2, 'Processed'],
      amount: { amount: 500_00, currency: 'USD' },
    })
    expect(await seen(await enter(server, agent))).toBeNull()
  })

  test('the list is filtered by status, goal and words, and goes on by cursor', async () => {
    const { id: other } = await makeGoal(server, client, { name: 'Another goal' })
    const made = []
    for (const [title, status, goalId] of [
      ['Première demande', 'paid', goal],
      ['100% remote_work', 'completed', other],
      ['Third', 'awaiting_payment', goal],
      ['Fourth', 'ongoing', other],
    ] as const) {
      server.clock.forward(1000)
      made.push(await makeOrder(server, { client, agent, title, status, goalId }))
    }
    const titles = async (query: string) =>
      (await browser.get(`/orders?${query}`)).body.data.items.map(({ title }: { title: string }) => title)
    expect(await titles('')).toEqual(['Fourth', 'Third', '100% remote_work', 'Première demande'])
    expect(await titles('filter[status][0]=1&filter[status][1]=2')).toEqual([
      '100% remote_work',
      'Première demande',
    ])
    expect(await titles('filter[status]=0')).toEqual(['Third'])
    expect(await titles(`filter[goal]=${other}`)).toEqual(['Fourth', '100% remote_work'])
    expect(await titles('query=premiere')).toEqual(['Première demande'])
    expect(await titles('query=0%25')).toEqual(['100% remote_work'])
    expect(await titles('query=okafor%20fourth')).toEqual(['Fourth'])
    expect(await titles('query=duarte')).toEqual([])
    expect(await titles(`query=${made[2]?.ref.toLowerCase()}`)).toEqual(['Third'])
    expect((await browser.get('/orders?filter[status][0]=7')).status).toBe(422)

    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { data } = (await browser.get(`/orders?limit=3${cursor && `&cursor=${cursor}`}`)).body
      seen.push(...data.items.map(({ title }: { title: string }) => title))
      cursor = data.pagination.next_cursor
      if (!cursor) break
    }
    expect(seen).toEqual(['Fourth', 'Third', '100% remote_work', 'Première demande'])
    expect((await browser.get('/orders?cursor=bm9uc2Vuc2U')).status).toBe(422)
  })

  test('who left keeps no name and no page', async () => {
    const { id } = await makeOrder(server, { client, agent, status: 'completed' })
    await server.context.db.deleteFrom('agent').where('person_id', '=', agent.id).execute()
    await set('person', agent.id, {
      first_name: 'Deleted',
      last_name: 'person',
      deleted_at: server.clock.now(),
    })
    expect((await browser.get(`/orders/${id}`)).body.data.agent).toEqual({
      uuid: agent.id,
      full_name: 'Deleted person',
      profile_picture: null,
      username: null,
    })
  })
})

describe('the meeting of an order', () => {
  let day: string
  let ten: string
  beforeEach(async () => {
    day = new Date(server.clock.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10)
    ten = `${day}T10:00:00.000Z`
    await set('person', agent.id, { timezone: 'UTC' })
    await server.context.db
      .insertInto('work_hours')
      .values(
        [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
          agent_id: agent.id,
          weekday,
          start_minute: 540,
          last_minute: 1019,
        })),
      )
      .execute()
    await server.context.db
      .insertInto('availability_rule')
      .values({ agent_id: agent.id, buffer_before: 0, buffer_after: 0, notice_minutes: 0, slot_step: 60 })
      .execute()
  })

  const makeWithMeeting = (status: OrderState = 'paid') =>
    makeOrder(server, { client, agent, status, meeting_minutes: 60 })
  const book = (id: string, start = ten, who = browser) => who.post(`/orders/${id}/schedule`, { start })

  test('is booked at a free time, and both sides see it', async () => {
    const { id } = await makeWithMeeting()
    expect((await browser.get(`/orders/${id}/schedule`)).body.data).toEqual({
      meeting_length: 60,
      agent_timezone: 'UTC',
      meeting: null,
    })
    const { status, body } = await book(id)
    expect([status, body.data.meeting]).toEqual([
      201,
      { id: expect.any(String), start: ten, end: `${day}T11:00:00.000Z` },
    ])
    const asAgent = await enter(server, agent)
    expect((await asAgent.get(`/orders/${id}/schedule`)).body.data).toEqual(body.data)
    expect((await stepsOf(id))[0]).toEqual(['M2', 'client', 1, 1])
    const free = (await browser.get(`/consultants/${agent.id}/schedules?from=${day}&to=${day}`)).body
    expect(free.data.slots).not.toContain(ten)
  })

  test('is told to both by mail, each on their own clock', async () => {
    const { id } = await makeWithMeeting()
    await set('person', client.id, { timezone: 'Asia/Tokyo', clock: '12' })
    expect((await book(id)).status).toBe(201)
    const on = fullDay(ten)
    const textTo = async ({ email }: TestPerson, subject: RegExp) =>
      (await mailAbout(server, email, subject)).text.replaceAll(/\s+/g, ' ')
    expect(await textTo(client, /^Your meeting with .+ is booked$/)).toContain(
      `on ${on} at 7:00 pm (Asia/Tokyo time)`,
    )
    expect(await textTo(agent, /booked a meeting with you$/)).toContain(`on ${on} at 10:00 (UTC)`)
    const { calendar } = await mailAbout(server, client.email, /^Your meeting with .+ is booked$/)
    expect(calendar).toContain(`DTSTART:${ten.replaceAll(/[-:]|\.\d+/g, '')}`)
    expect(calendar).toContain('METHOD:REQUEST')
  })

  test('is told in the zone of the browser that booked it, which is kept where none was', async () => {
    const { id } = await makeWithMeeting()
    await set('person', client.id, { timezone: null })
    const headers = { 'x-timezone': 'America/Toronto' }
    const booked = await browser.post(`/orders/${id}/schedule`, { start: ten }, { headers })
    expect(booked.status).toBe(201)
    const { text } = await mailAbout(server, client.email, /^Your meeting with .+ is booked$/)
    expect(text.replaceAll(/\s+/g, ' ')).toContain('(America/Toronto time)')
    expect((await browser.get('/account')).body.data.timezone).toEqual({ name: 'America/Toronto' })
  })

  test('is one: booked again, or twenty times at once', async () => {
    const { id } = await makeWithMeeting()
    const hours = Array.from({ length: 20 }, (_, index) => 9 + (index % 8))
    const answers = await Promise.all(
      hours.map((hour) => book(id, `${day}T${String(hour).padStart(2, '0')}:00:00Z`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    const { rows } = await server.context.pool.query('select status from meeting where agent_id = $1', [
      agent.id,
    ])
    expect(rows).toEqual([{ status: 'booked' }])
    expect((await book(id)).status).toBe(409)
  }, 60_000)

  test('of two orders at the same time one is booked; the other is told to choose again', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => makeWithMeeting()))
    const answers = await Promise.all(orders.map(({ id }) => book(id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.message).toBe('This time has just been taken. Please choose another one.')
  })

  test.each<[OrderState, number]>([
    ['awaiting_payment', 409],
    ['paid', 201],
    ['ongoing', 201],
    ['completed', 409],
    ['cancelled', 409],
    ['conflicted', 409],
  ])('while the order is %s is answered %i', async (status, answer) => {
    const { id } = await makeWithMeeting(status)
    expect((await book(id)).status).toBe(answer)
  })

  test('is none where the service has none, and nobody else books it', async () => {
    const without = await makeOrder(server, { client, agent, status: 'paid' })
    expect((await book(without.id)).body.message).toContain('No meeting is part of this order.')
    const { id } = await makeWithMeeting()
    expect((await book(id, ten, await enter(server, await makePerson(server)))).status).toBe(404)
    expect((await book(id, ten, await enter(server, agent))).status).toBe(409)
    await set('person', agent.id, { mode: 'subscriber' })
    expect((await book(id, ten, await enter(server, agent))).status).toBe(404)
    expect((await book(id, `${day}T10:30:00Z`)).status).toBe(409)
    expect((await book(id, 'tomorrow')).status).toBe(422)
  })
})
