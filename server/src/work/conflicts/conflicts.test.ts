import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { missMeeting } from '../../../test/meetings.ts'
import {
  balanceOf,
  capturedFor,
  enter,
  makePayment,
  makeSeller,
  makeShopper,
  NO_LIMITS,
  payByCard,
  quieten,
  type Shopper,
  saveCard,
} from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { CARDS, deliverNews, sandboxOf } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { rounds } from '../../../test/test-set.ts'
import { verifyLedger } from '../../money/ledger/verify-ledger.ts'
import { releaseRest } from '../../money/payments/refunds/release-rest.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import { holdOrder } from '../orders/hold-order.ts'
import { tendConflicts } from './tend-conflicts.ts'

let server: TestApp
let shopper: Shopper
let client: Browser
let agent: TestPerson
let seller: Browser
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(async () => {
  shopper = await makeShopper(server)
  client = shopper.browser
  agent = await makeSeller(server)
  seller = await enter(server, agent)
})
afterEach(async () => {
  await quieten(server)
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [], pending: [] })
})

let card: string | undefined
let cardOf: string | undefined
async function ongoing() {
  if (cardOf !== shopper.id) card = await saveCard(server, client, CARDS.visa)
  cardOf = shopper.id

  const { ref, order } = await makePayment(server, { shopper, agent })
  await payByCard(client, ref, card as string)
  const now = server.clock.now()
  await server.context.db
    .updateTable('client_order')
    .set({ status: 'ongoing', started_at: now, due_at: new Date(now.getTime() + 10 * DAY_MS) })
    .where('id', '=', order.id)
    .execute()
  return { id: order.id, ref }
}
const orderOf = (id: string) =>
  server.context.db.selectFrom('client_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stateOf = async (id: string) => (await orderOf(id)).status
const TEXT = 'Nothing has happened for three weeks.'
const open = async (id: string, who = client) =>
  who.post(`/orders/${id}/conflicts`, { reason: 'late', text: TEXT })
const again = async () => {
  client = await enter(server, shopper)
  shopper = { ...shopper, browser: client }
  seller = await enter(server, agent)
}
const tend = async () => {
  await server.context.jobs.enqueue(server.context.db as never, tendConflicts, {})
  await quieten(server)
}
async function conflicted() {
  const { id, ref } = await ongoing()
  const { status, body, text } = await open(id)
  if (status !== 201) throw new Error(text)
  return { id, ref, cid: body.data.id as string, path: `/orders/${id}/conflicts/${body.data.id}` }
}
const propose = (who: Browser, path: string, amount: number, more: object = {}) =>
  who.post(`${path}/refunds`, { amount, text: 'This is fair for both of us.', ...more })
const answer = (who: Browser, path: string, rid: string, said: string) =>
  who.patch(`${path}/refunds/${rid}`, { answer: said })
const lastOf = (body: { data: { refunds: { id: string }[] } }) => body.data.refunds.at(-1)?.id as string

test('opening one stops the order, and both sides read it', async () => {
  const { id, path } = await conflicted()
  expect(await orderOf(id)).toMatchObject({ status: 'conflicted', resume_status: 'ongoing' })
  const { data } = (await seller.get(path)).body
  expect(data).toMatchObject({
    status: [1, 'Open'],
    stage: 'direct',
    reason: ['late', 'The work is late'],
    text: TEXT,
    refundable: { amount: 50_000 },
    suggested: { amount: 25_000 },
    may: ['propose', 'ask_team'],
  })
  expect((await client.get(path)).body.data.may).toEqual(['propose', 'ask_team', 'withdraw'])
  expect((await open(id)).status).toBe(409)
  await server.jobsDone()
  expect((await mailsTo(server, agent.email)).some(({ text }) => text.includes(TEXT))).toBe(true)
  const stranger = (await makeShopper(server)).browser
  expect((await stranger.get(path)).status).toBe(404)
})

test.each([
  [1, 25_000],
  [2, 50_000],
])('after %i meetings the agent missed, a no-show gives back %i cents', async (count, suggested) => {
  const { id } = await ongoing()
  for (let index = 0; index < count; index++)
    await missMeeting(server, { order: id, client: shopper, agent }, index)
  const { body } = await client.post(`/orders/${id}/conflicts`, { reason: 'no_show', text: TEXT })
  expect(body.data.suggested.amount).toBe(suggested)
})

describe('an agreement', () => {
  test('by counter-offer: a part goes back, the rest is the agent’s', async () => {
    const { id, ref, path } = await conflicted()
    const asked = (await propose(client, path, 40_000)).body
    expect(asked.data.refunds[0]).toMatchObject({
      ...{ amount: { amount: 40_000 }, agent: { commission: { amount: 1_500 }, gets: { amount: 8_500 } } },
    })
    expect((await answer(client, path, lastOf(asked), 'accept')).status).toBe(409)
    const { body } = await propose(seller, path, 20_000)
    expect(body.data.refunds.map(({ status }: { status: [number] }) => status[0])).toEqual([-1, 0])
    expect((await answer(client, path, lastOf(body), 'accept')).status).toBe(200)
    await quieten(server)
    expect(await stateOf(id)).toBe('completed')
    expect((await client.get(path)).body.data).toMatchObject({ status: [0, 'Closed'], outcome: 'partial' })
    expect((await client.get(`/payments/${ref}`)).body.data.refunded.amount).toBe(20_000)
    expect(await balanceOf(server, 'escrow', id)).toBe(0)
    expect(await balanceOf(server, 'agent_pending', agent.id)).toBe(-25_500)
  })

  test('on all of it cancels the order', async () => {
    const { id, path } = await conflicted()
    const { body } = await propose(client, path, 50_000)
    await answer(seller, path, lastOf(body), 'accept')
    await quieten(server)
    expect(await stateOf(id)).toBe('cancelled')
    expect(await balanceOf(server, 'agent_pending', agent.id)).toBe(0)
  })

  test('kept as credit, ends at once', async () => {
    const { id, path } = await conflicted()
    const { body } = await propose(client, path, 50_000, { destination: 'credit' })
    await answer(seller, path, lastOf(body), 'accept')
    expect(await stateOf(id)).toBe('cancelled')
    expect((await client.get('/coupons')).body.data.items).toMatchObject([{ balance: { amount: 50_000 } }])
  })

  test('to go on: the clocks resume where they stopped, with the days agreed', async () => {
    const { id, path } = await conflicted()
    const before = (await orderOf(id)).due_at?.getTime() ?? 0
    server.clock.forward(20 * DAY_MS)
    await again()
    const { body } = await propose(seller, path, 5_000, { continues: true, more_days: 3 })
    await answer(client, path, lastOf(body), 'accept')
    await quieten(server)
    const order = await orderOf(id)
    expect(order.status).toBe('ongoing')
    expect(Math.round(((order.due_at?.getTime() ?? 0) - before) / DAY_MS)).toBe(23)
    expect(await balanceOf(server, 'escrow', id)).toBe(-45_000)
  })
})

test('days agreed on for work that has not begun count from its start', async () => {
  const { ref, order } = await makePayment(server, { shopper, agent })
  await payByCard(client, ref, await saveCard(server, client, CARDS.visa))
  const { id } = order
  const { delivery_days: agreed } = await orderOf(id)
  const { data } = (await open(id)).body
  const path = `/orders/${id}/conflicts/${data.id}`
  const { body } = await propose(seller, path, 0, { continues: true, more_days: 9 })
  await answer(client, path, lastOf(body), 'accept')
  expect(await stateOf(id)).toBe('paid')
  await seller.post(`/orders/${id}/start`)
  const due = (await orderOf(id)).due_at?.getTime() ?? 0
  expect((due - server.clock.now().getTime()) / DAY_MS).toBe(agreed + 9)
})

test('whoever opened it can withdraw it, and nobody else', async () => {
  const { id, path } = await conflicted()
  expect((await seller.patch(path, { step: 'withdraw' })).status).toBe(409)
  expect((await client.patch(path, { step: 'withdraw' })).body.data.outcome).toBe('withdrawn')
  expect(await stateOf(id)).toBe('ongoing')
})

test('more than was paid cannot be proposed', async () => {
  const { path } = await conflicted()
  expect((await propose(client, path, 50_001)).status).toBe(422)
})

describe('silence', () => {
  test('accepts what was proposed, after 7 days and two reminders', async () => {
    const { id, path } = await conflicted()
    await propose(client, path, 30_000)
    const reminders = async () =>
      (await mailsTo(server, agent.email)).filter(({ subject }) => subject.includes('Please answer')).length
    server.clock.forward(4 * DAY_MS)
    await tend()
    server.clock.forward(DAY_MS)
    await tend()
    await tend()
    expect([await reminders(), await stateOf(id)]).toEqual([2, 'conflicted'])
    server.clock.forward(2 * DAY_MS)
    await tend()
    expect(await stateOf(id)).toBe('completed')
  })

  test.each([
    ['rejected', () => seller],
    ['taken back', () => client],
  ])('after a proposal was %s asks our team, after five business days more', async (_how, who) => {
    const { path } = await conflicted()
    const { body } = await propose(client, path, 30_000)
    await answer(who(), path, lastOf(body), who() === client ? 'withdraw' : 'reject')
    expect((await client.get(path)).body.data.reply_by).not.toBeNull()
    server.clock.forward(8 * DAY_MS)
    await tend()
    await again()
    expect((await client.get(path)).body.data.stage).toBe('mediation')
  })

  test('without a proposal asks our team, after five business days', async () => {
    const { path } = await conflicted()
    server.clock.forward(8 * DAY_MS)
    await tend()
    await again()
    expect((await client.get(path)).body.data.stage).toBe('mediation')
  })
})

describe('our team', () => {
  const staffMember = async () => enter(server, await makePerson(server, { staff: true }))
  async function inMediation() {
    const made = await conflicted()
    const { body } = await propose(client, made.path, 30_000)
    await answer(seller, made.path, lastOf(body), 'reject')
    expect((await client.patch(made.path, { step: 'ask_team' })).body.data.stage).toBe('mediation')
    return made
  }
  const REASON = 'Half of the forms were prepared, and nothing was filed.'

  test('decides what whoever has the conflict wrote; after the time to appeal it is done', async () => {
    const { id, cid, path } = await inMediation()
    const [one, two] = [await staffMember(), await staffMember()]
    const verdict = { step: 'decide', amount: 20_000, reason: REASON }
    expect((await one.post(`/staff/conflicts/${cid}/decision`, verdict)).status).toBe(409)
    expect((await one.put(`/staff/conflicts/${cid}/claim`)).body.data.claim.is_own).toBe(true)
    expect((await two.put(`/staff/conflicts/${cid}/claim`)).status).toBe(409)
    expect((await one.post(`/staff/conflicts/${cid}/decision`, verdict)).status).toBe(200)
    expect((await client.get(path)).body.data).toMatchObject({
      stage: 'decided',
      decision: { amount: { amount: 20_000 }, reason: REASON },
      may: ['appeal'],
    })
    server.clock.forward(5 * DAY_MS)
    await tend()
    server.clock.forward(2 * DAY_MS)
    await tend()
    expect(await stateOf(id)).toBe('completed')
    expect(await balanceOf(server, 'agent_pending', agent.id)).toBe(-25_500)
  })

  test('is appealed once, by another colleague, and that is final', async () => {
    const { id, cid, path } = await inMediation()
    const [one, two] = [await staffMember(), await staffMember()]
    await one.put(`/staff/conflicts/${cid}/claim`)
    await one.post(`/staff/conflicts/${cid}/decision`, { step: 'decide', amount: 0, reason: REASON })
    const step = { step: 'appeal', text: 'The agent never answered, see the messages.' }
    expect((await client.patch(path, step)).body.data.stage).toBe('mediation')
    expect((await one.put(`/staff/conflicts/${cid}/claim`)).status).toBe(409)
    await two.put(`/staff/conflicts/${cid}/claim`)
    await two.post(`/staff/conflicts/${cid}/decision`, { step: 'decide', amount: 50_000, reason: REASON })
    await quieten(server)
    expect(await stateOf(id)).toBe('cancelled')
  })

  test('has decided: an appeal lets nobody undo that by withdrawing the conflict', async () => {
    const { id, cid, path } = await inMediation()
    const one = await staffMember()
    await one.put(`/staff/conflicts/${cid}/claim`)
    await one.post(`/staff/conflicts/${cid}/decision`, { step: 'decide', amount: 0, reason: REASON })
    await client.patch(path, { step: 'appeal', text: 'The agent never answered, see the messages.' })
    expect((await client.get(path)).body.data.may).not.toContain('withdraw')
    expect((await client.patch(path, { step: 'withdraw' })).status).toBe(409)
    expect(await stateOf(id)).toBe('conflicted')
  })

  test('needs a second of them for a large amount', async () => {
    const { cid, path } = await inMediation()
    const [one, two] = [await staffMember(), await staffMember()]
    const rule = { value: 10_000, reason: 'To try the second approval.' }
    expect((await one.put('/staff/rules/second_approval', rule)).status).toBe(200)
    await one.put(`/staff/conflicts/${cid}/claim`)
    await one.post(`/staff/conflicts/${cid}/decision`, { step: 'decide', amount: 20_000, reason: REASON })
    expect((await client.get(path)).body.data).toMatchObject({ stage: 'approval', decision: null })
    expect((await one.post(`/staff/conflicts/${cid}/approval`, { agrees: true })).status).toBe(409)
    expect((await two.post(`/staff/conflicts/${cid}/approval`, { agrees: true })).status).toBe(200)
    expect((await client.get(path)).body.data.stage).toBe('decided')
    const log = (await one.get('/staff/audit-log?limit=100')).body.data.items
    const said = log.filter(({ details }: { details: { conflict?: string } }) => details.conflict === cid)
    expect(said).toMatchObject([
      { action: 'approve_conflict', details: { conflict: cid, amount: '20000' } },
      { action: 'decide_conflict', details: { conflict: cid, amount: '20000', reason: REASON } },
    ])
    await one.put('/staff/rules/second_approval', { value: 100_000, reason: 'As it was before.' })
  })

  test('proposes, and both must agree', async () => {
    const { id, cid, path } = await inMediation()
    const one = await staffMember()
    await one.put(`/staff/conflicts/${cid}/claim`)
    await one.post(`/staff/conflicts/${cid}/decision`, { step: 'propose', amount: 10_000, reason: REASON })
    const rid = lastOf((await client.get(path)).body)
    await answer(client, path, rid, 'accept')
    expect(await stateOf(id)).toBe('conflicted')
    await answer(seller, path, rid, 'accept')
    await quieten(server)
    expect(await stateOf(id)).toBe('completed')
  })
})

const RACES = rounds(2, 1000)

test(`accepting, releasing and rejecting at once end in one way: ${RACES} rounds`, {
  timeout: 60_000 + RACES * 20_000,
}, async () => {
  for (let round = 0; round < RACES; round++) {
    const { id, path } = await conflicted()
    const { body } = await propose(client, path, 20_000)
    const rid = lastOf(body)
    await Promise.all([
      answer(seller, path, rid, 'accept'),
      answer(seller, path, rid, 'accept'),
      answer(seller, path, rid, 'reject'),
      client.patch(path, { step: 'withdraw' }),
      transact(server.context, async (tx) => {
        const order = await holdOrder(tx, id)
        if (order?.status === 'completed') await releaseRest(server.context, tx, order, SYSTEM)
      }),
    ])
    await quieten(server)
    const escrow = await balanceOf(server, 'escrow', id)
    const end = await stateOf(id)
    expect(['completed', 'ongoing', 'conflicted']).toContain(end)
    expect(escrow).toBe(end === 'completed' ? 0 : -50_000)
    await again()
  }
})

describe('a chargeback (O18)', () => {
  async function opened(ref: string) {
    const { hand, charge } = await bankOf(ref)
    const id = await hand.dispute(charge)
    await quieten(server)
    return { hand, id }
  }
  const bankOf = async (ref: string) => ({
    hand: {
      dispute: async (charge: string) =>
        (await openDispute(sandboxOf(server).house.book, charge, server.clock.now())) ?? '',
      decide: (id: string, outcome: 'won' | 'lost') =>
        closeDispute(sandboxOf(server).house.book, id, outcome, server.clock.now()),
    },
    charge: (await capturedFor(server, ref))[0]?.id as string,
  })

  test('stops the order; won, it goes on', async () => {
    const { id, ref } = await ongoing()
    const { hand, id: dispute } = await opened(ref)
    expect(await stateOf(id)).toBe('conflicted')
    const told = (await mailsTo(server, agent.email)).find(({ subject }) => subject.includes('bank'))
    expect(told?.text).toContain('The money is held and the deadlines of the order are paused.')
    expect((await client.get(`/orders/${id}/conflicts`)).body.data[0]).toMatchObject({
      reason: ['chargeback', expect.any(String)],
      may: [],
    })
    await hand.decide(dispute, 'won')
    await quieten(server)
    expect([await stateOf(id), await balanceOf(server, 'escrow', id)]).toEqual(['ongoing', -50_000])
  })

  test('lost, the order is over', async () => {
    const { id, ref } = await ongoing()
    const { hand, id: dispute } = await opened(ref)
    await hand.decide(dispute, 'lost')
    await quieten(server)
    expect([await stateOf(id), await balanceOf(server, 'escrow', id)]).toEqual(['cancelled', 0])
  })

  test('lost after a part was refunded: our team decides about the rest, and both sides see it', async () => {
    const { id, ref, path } = await conflicted()
    const { body } = await propose(client, path, 20_000, { continues: true })
    await answer(seller, path, lastOf(body), 'accept')
    await quieten(server)
    expect(await stateOf(id)).toBe('ongoing')
    const { hand, id: dispute } = await opened(ref)
    const { book } = sandboxOf(server).house
    await book.updateTable('dispute').set({ amount: 10_000 }).where('id', '=', dispute).execute()
    await hand.decide(dispute, 'lost')
    await quieten(server)
    expect(await balanceOf(server, 'escrow', id)).toBe(-20_000)
    const [shown] = (await client.get(`/orders/${id}/conflicts`)).body.data
    expect(shown).toMatchObject({ stage: 'mediation', refundable: { amount: 20_000 }, may: [] })

    const staff = await enter(server, await makePerson(server, { staff: true }))
    await staff.put(`/staff/conflicts/${shown.id}/claim`)
    const verdict = { step: 'decide', amount: 8_000, reason: 'Half of the work was done by then.' }
    expect((await staff.post(`/staff/conflicts/${shown.id}/decision`, verdict)).status).toBe(200)
    expect((await client.get(`/orders/${id}/conflicts`)).body.data[0].may).toEqual(['appeal'])
    server.clock.forward(5 * DAY_MS)
    await tend()
    server.clock.forward(2 * DAY_MS)
    await tend()
    await quieten(server)
    await again()
    expect([await stateOf(id), await balanceOf(server, 'escrow', id)]).toEqual(['completed', 0])
  })

  test('joins an open conflict: what was proposed stops, and nothing can be refunded meanwhile', async () => {
    const { id, ref, path } = await conflicted()
    const { body } = await propose(client, path, 20_000)
    await opened(ref)
    expect((await client.get(path)).body.data.refunds[0].status).toEqual([-2, 'Cancelled'])
    expect((await answer(seller, path, lastOf(body), 'accept')).status).toBe(409)
    expect((await propose(client, path, 1)).status).toBe(422)
    expect(await stateOf(id)).toBe('conflicted')
  })

  test('in an open conflict leaves nothing to do but wait for the bank; won, the conflict goes on', async () => {
    const { id, ref, path } = await conflicted()
    const { hand, id: dispute } = await opened(ref)
    const shown = async () => (await client.get(path)).body.data
    expect(await shown()).toMatchObject({ with_bank: true, may: [] })
    const refused = { status: 409, body: { message: 'The client’s bank decides about this payment.' } }
    expect(await client.patch(path, { step: 'withdraw' })).toMatchObject(refused)
    const staff = await enter(server, await makePerson(server, { staff: true }))
    expect((await staff.get(`/staff/orders/${id}`)).body.data.may).toEqual([])
    const end = { reason: 'fraud', text: 'The papers were forged.', amount: 0 }
    expect((await staff.post(`/staff/orders/${id}/end`, end)).status).toBe(409)
    expect(await stateOf(id)).toBe('conflicted')
    await hand.decide(dispute, 'won')
    await quieten(server)
    expect(await shown()).toMatchObject({ with_bank: false, may: ['propose', 'ask_team', 'withdraw'] })
  })

  test('stops what our team would decide until it is over', async () => {
    const { id, ref, cid, path } = await conflicted()
    const { body } = await propose(client, path, 30_000)
    await answer(seller, path, lastOf(body), 'reject')
    await client.patch(path, { step: 'ask_team' })
    const staff = await enter(server, await makePerson(server, { staff: true }))
    await staff.put(`/staff/conflicts/${cid}/claim`)
    const { hand, id: dispute } = await opened(ref)
    const verdict = { step: 'decide', amount: 0, reason: 'All of the work was done by then.' }
    const decide = () => staff.post(`/staff/conflicts/${cid}/decision`, verdict)
    expect(await decide()).toMatchObject({
      status: 409,
      body: { message: 'The client’s bank decides about this payment.' },
    })
    await hand.decide(dispute, 'won')
    await quieten(server)
    expect((await decide()).status).toBe(200)
    expect(await stateOf(id)).toBe('conflicted')
  })

  test(`against a refund at the same moment: never both, ${RACES} rounds`, {
    timeout: 60_000 + RACES * 20_000,
  }, async () => {
    for (let round = 0; round < RACES; round++) {
      const { id, ref, path } = await conflicted()
      const { body } = await propose(client, path, 20_000)
      const { hand, charge } = await bankOf(ref)
      await Promise.all([
        answer(seller, path, lastOf(body), 'accept'),
        hand.dispute(charge).then(() => deliverNews(server)),
      ])
      await quieten(server)
      const { rows } = await server.context.pool.query(
        `select template from ledger_entry where order_id = $1 and template in ('L5', 'L8a')`,
        [id],
      )
      expect(rows).toHaveLength(1)
      await again()
    }
  })
})
