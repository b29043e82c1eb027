import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailAbout, mailsTo } from '../../../test/mailbox.ts'
import {
  askForCompletion,
  makePaidWork,
  makeSides,
  makeWork,
  type PaidWork,
} from '../../../test/paid-work.ts'
import { balanceOf, enter, NO_LIMITS, quieten } from '../../../test/payments.ts'
import { type Browser, makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { rounds } from '../../../test/test-set.ts'
import { verifyLedger } from '../../money/ledger/verify-ledger.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import { answerForSilence } from '../completion/answer-for-silence.ts'
import { afterBusinessDays } from './business-days.ts'

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
let work: PaidWork
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(async () => {
  sides = await makeSides(server)
  work = await makeWork(server, sides)
})
afterEach(async () => {
  await quieten(server)
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [], pending: [] })
})

const SECONDS = rounds(2, 1000)
const TEXT = 'Nothing has happened for three weeks.'
async function openOn({ id, asClient }: PaidWork) {
  const { body, text } = await asClient.post(`/orders/${id}/conflicts`, { reason: 'late', text: TEXT })
  if (!body?.data) throw new Error(text)
  return `/orders/${id}/conflicts/${body.data.id}`
}
async function agreeOn(amount: number, more: object = {}) {
  const path = await openOn(work)
  const { body } = await work.asClient.post(`${path}/refunds`, { amount, text: 'This is fair.', ...more })
  await work.asAgent.patch(`${path}/refunds/${body.data.refunds.at(-1).id}`, { answer: 'accept' })
  await quieten(server)
}
const orderOf = (id: string) =>
  server.context.db.selectFrom('client_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const completedBy = async (id: string) =>
  (
    await server.context.db
      .selectFrom('agent')
      .select('completed_orders')
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow()
  ).completed_orders
const accept = async () => {
  await askForCompletion(work)
  await work.asClient.post(`/orders/${work.id}/accept`)
}

describe('an order completed by its conflict (O16)', () => {
  test('counts in the record of its agent, whose share clears as any other', async () => {
    const before = 10
    await server.context.db
      .updateTable('agent')
      .set({ completed_orders: before })
      .where('person_id', '=', work.agent.id)
      .execute()
    await agreeOn(200_00)
    expect(await completedBy(work.agent.id)).toBe(before + 1)
    const { completed_at, clears_at } = await orderOf(work.id)
    expect(Number(clears_at) - Number(completed_at)).toBe(7 * DAY_MS)
    const steps = (await work.asAgent.get(`/orders/${work.id}/timeline`)).body.data.items
    expect(steps.map(({ step }: { step: string }) => step)).toContain('O16r')
  })
})

test('either side reads before a proposal who would get what, as it is kept with it, and nobody else does', async () => {
  const path = await openOn(work)
  const read = async (who: Browser, amount: number) =>
    (await who.get(`${path}/division?amount=${amount}`)).body
  const { data: before } = await read(work.asClient, 200_00)
  expect(before.refund.total.amount).toBe(200_00)
  expect((await read(work.asAgent, 200_00)).data.agent).toEqual(before.agent)
  const { body } = await work.asClient.post(`${path}/refunds`, { amount: 200_00, text: 'This is fair.' })
  expect(body.data.refunds.at(-1)).toMatchObject(before)
  expect((await read(work.asClient, 500_01)).data).toBeNull()
  const stranger = await enter(server, await makePerson(server))
  expect((await stranger.get(`${path}/division?amount=1`)).status).toBe(404)
})

describe('a conflict while the share is in clearance (O13)', () => {
  test('takes a part back from the agent and from our commission (L6), and the order counts once', async () => {
    await accept()
    const before = await completedBy(work.agent.id)
    expect(await balanceOf(server, 'agent_pending', work.agent.id)).toBe(-425_00)
    server.clock.forward(DAY_MS)
    work = { ...work, asClient: await enter(server, work.client), asAgent: await enter(server, work.agent) }
    await agreeOn(200_00)
    expect(await balanceOf(server, 'agent_pending', work.agent.id)).toBe(-255_00)
    expect(await orderOf(work.id)).toMatchObject({ status: 'completed', resume_status: null })
    expect(await completedBy(work.agent.id)).toBe(before)
  })

  test('ends with all of it going back, and the order is cancelled', async () => {
    await accept()
    await agreeOn(500_00)
    expect((await orderOf(work.id)).status).toBe('cancelled')
    expect(await balanceOf(server, 'agent_pending', work.agent.id)).toBe(0)
    const held = async () => [
      (await work.asAgent.get('/wallets')).body.data.earnings,
      (await work.asAgent.get('/today')).body.data.agent.held,
      (await work.asAgent.get('/orders?filter[progress]=held')).body.data.items,
    ]
    expect(await held(), 'nothing is held of it, though its day is not there').toEqual([[], 0, []])
  })

  test('cannot be opened by the agent, and not once the share has cleared', async () => {
    await accept()
    const open = (who: Browser) => who.post(`/orders/${work.id}/conflicts`, { reason: 'late', text: TEXT })
    expect((await open(work.asAgent)).status).toBe(409)
    server.clock.forward(15 * DAY_MS)
    expect((await open(await enter(server, work.client))).status).toBe(409)
  })
})

test(`a conflict in the second in which silence accepts: one of both, ${SECONDS} rounds`, {
  timeout: 60_000 + SECONDS * 20_000,
}, async () => {
  for (let round = 0; round < SECONDS; round++) {
    work = await makeWork(server, sides)
    await askForCompletion(work)
    await server.context.db
      .updateTable('completion_request')
      .set({ decides_at: server.clock.now(), warnings: 2 })
      .where('order_id', '=', work.id)
      .execute()
    const [opened] = await Promise.all([
      work.asClient.post(`/orders/${work.id}/conflicts`, { reason: 'late', text: TEXT }),
      answerForSilence.run(server.context, {}),
    ])
    const { status, clears_at } = await orderOf(work.id)
    const released = await server.context.db
      .selectFrom('ledger_entry')
      .select('id')
      .where('order_id', '=', work.id)
      .where('template', '=', 'L2')
      .execute()
    // Opened after the release it is a conflict in clearance; opened before, nothing was released.
    expect([status, released.length]).toEqual(
      opened.status === 201 ? ['conflicted', clears_at ? 1 : 0] : ['completed', 1],
    )
  }
})

describe('a review of what was refunded in full', () => {
  const review = { star: 1, content: 'Nothing was ever filed.' }
  test('says so, on the order and on the profile', async () => {
    await agreeOn(500_00)
    const { status, body } = await work.asClient.post(`/orders/${work.id}/reviews`, review)
    expect([status, body.data?.review]).toMatchObject([201, { refunded: true, star: 1 }])
    const { items } = (await work.asClient.get(`/consultants/${work.agent.id}/reviews`)).body.data
    expect(items[0]).toMatchObject({ refunded: true, star: 1 })
  })

  test('is none where the order ended before the work began, or only a part went back', async () => {
    work = await makePaidWork(server, sides)
    await agreeOn(500_00)
    expect((await work.asClient.post(`/orders/${work.id}/reviews`, review)).status).toBe(409)
    work = await makeWork(server, sides)
    await agreeOn(100_00)
    const { body } = await work.asClient.post(`/orders/${work.id}/reviews`, review)
    expect(body.data.review.refunded).toBe(false)
  })
})

test('the clients of a suspended agent are told, and can leave what has not begun with all their money', async () => {
  work = await makePaidWork(server, sides)
  const staff = await enter(server, await makePerson(server, { staff: true }))
  const ways = async () =>
    (await (await enter(server, work.client)).get(`/orders/${work.id}/ways-out`)).body.data.leave?.why
  expect(await ways()).toBe('cooling_off')
  await staff.post(`/staff/people/${work.agent.id}/suspension`, { reason: 'Their licence was forged.' })
  const mail = await mailAbout(server, work.client.email, /account is suspended/)
  expect(mail.text).toContain('cancel the order for a full refund')
  expect(mail.text).not.toContain('forged')
  expect(await ways()).toBe('agent_suspended')
  const left = await (await enter(server, work.client)).post(`/orders/${work.id}/leave`, {
    destination: 'card',
  })
  expect(left.body.data.refund.total.amount).toBe(500_00)
})

test('a mail names the minute that the rule gives, whatever it is', async () => {
  const staff = await enter(server, await makePerson(server, { staff: true }))
  const rule = { value: 3, reason: 'A test of what mails say.' }
  await staff.put('/staff/rules/conflict_reply', rule)
  await staff.put('/staff/rules/refund_reply', rule)
  await staff.put('/staff/rules/start_within', { ...rule, value: 1 })
  const now = server.clock.now()
  work = await makeWork(server, sides)
  const path = await openOn(work)
  await work.asClient.post(`${path}/refunds`, { amount: 1_00, text: 'This is fair.' })
  await server.jobsDone()
  const texts = (await mailsTo(server, work.agent.email)).map(({ text }) => text).join('\n')
  const by = (moment: Date) => momentInWords(moment, { zone: null, clock: null })
  const after = (days: number) => by(new Date(now.getTime() + days * DAY_MS))
  for (const words of [
    `Please answer by ${by(afterBusinessDays(now, 3))}`,
    ...[`something else by ${after(3)}`, `Start by ${after(1)}.`],
  ])
    expect(texts).toContain(words)
})
