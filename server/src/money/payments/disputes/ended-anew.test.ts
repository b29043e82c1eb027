import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makePaidWork, makeWork, type PaidWork } from '../../../../test/paid-work.ts'
import {
  balanceOf,
  capturedFor,
  enter,
  expectBooksToAgree,
  orderStatusOf,
  quieten,
} from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { sandboxOf } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { clear, complete, moneyOf } from '../../../../test/wallets.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { settleDisputeIn } from './settle-dispute.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  await quieten(server)
  await expectBooksToAgree(server)
})

type End = 'won' | 'lost'

const ourLoss = () => balanceOf(server, 'dispute_loss', null)
const creditOf = async ({ client }: PaidWork) => -(await balanceOf(server, 'client_credit', client.id)) || 0
const asStaff = async () => enter(server, await makePerson(server, { staff: true }))

/** The bank decides about a part of the $500, or about all of it, and then otherwise. */
async function decided(work: PaidWork, part: number | null, [first, then]: [End, End]) {
  const { ref } = await server.context.db
    .selectFrom('payment')
    .select('ref')
    .where('payable_id', '=', work.id)
    .executeTakeFirstOrThrow()
  const [charge] = await capturedFor(server, ref)
  const { book } = sandboxOf(server).house
  const id = (await openDispute(book, charge?.id ?? '', server.clock.now(), part)) ?? ''
  await quieten(server)
  await closeDispute(book, id, first, server.clock.now())
  await quieten(server)
  const { disputes } = await server.context.processor.listDisputes({ since: new Date(0), after: null })
  const dispute = disputes.find((one) => one.id === id)
  if (!dispute) throw new Error('There is no dispute')
  const otherwise = async (state: End) => {
    await book.updateTable('dispute').set({ status: state }).where('id', '=', id).execute()
    await inTransaction(server.context.db, (tx) => settleDisputeIn(server.context, tx, { ...dispute, state }))
    await quieten(server)
  }
  await otherwise(then)
  return { ref, otherwise }
}

async function alertsOf(ref: string) {
  const { items } = (await (await asStaff()).get('/staff/payment-alarms?limit=100')).body.data
  return items.filter(
    (one: { kind: string; payment: { ref: string } | null; to_book: unknown }) =>
      one.kind === 'dispute_by_hand' && one.payment?.ref === ref && one.to_book !== null,
  )
}

async function settle(ref: string, bearer?: string) {
  const [alert] = await alertsOf(ref)
  return settleAlert(alert.id, bearer)
}

async function settleAlert(id: string, bearer?: string) {
  const note = 'The bank wrote that the appeal is decided.'
  return (await asStaff()).post(`/staff/payment-alarms/${id}/settlement`, {
    note,
    ...(bearer && { bearer }),
  })
}

/** Both sides agree on a refund. */
async function agreeOn(work: PaidWork, amount: number) {
  const [asClient, asAgent] = [await enter(server, work.client), await enter(server, work.agent)]
  const { body, text } = await asClient.post(`/orders/${work.id}/conflicts`, {
    ...{ reason: 'late', text: 'Nothing has happened for three weeks.' },
  })
  if (!body?.data) throw new Error(text)
  const path = `/orders/${work.id}/conflicts/${body.data.id}/refunds`
  const asked = await asClient.post(path, { amount, destination: 'card', text: 'This is fair.' })
  if (asked.status > 201) return asked
  const rid = asked.body.data.refunds.at(-1).id
  return asAgent.patch(`${path}/${rid}`, { answer: 'accept' })
}

const verdictsOn = async ({ client }: PaidWork) =>
  (
    await server.context.db
      .selectFrom('fact')
      .select('details')
      .where('person_id', '=', client.id)
      .where('fact', '=', 'chargeback_ended')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ details }) => (details as { state: string }).state)

test('won, then lost: our team says that we bear it, and a refund is possible again', async () => {
  const work = await makeWork(server)
  const { ref } = await decided(work, null, ['won', 'lost'])
  const loss = await ourLoss()
  const heard = await verdictsOn(work)
  const answer = await settle(ref, 'us')
  expect(answer.status, answer.text).toBe(204)
  expect((await ourLoss()) - loss).toBe(500_00)
  // The order hears it, and what waited for the bank goes on.
  expect(await verdictsOn(work)).toEqual([...heard, 'lost'])
  const refund = await agreeOn(work, 500_00)
  expect(refund.status, refund.text).toBe(200)
  await quieten(server)
  expect(await creditOf(work)).toBe(500_00)
  expect(await orderStatusOf(server, work.id)).toBe('cancelled')
})

test('won, then lost: the order bears a part of it as at a first end, and the rest can still be refunded', async () => {
  const work = await makePaidWork(server)
  const { ref } = await decided(work, 120_00, ['won', 'lost'])
  const refused = await (await enter(server, work.client)).post(`/orders/${work.id}/leave`, {})
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Our team still has to book what the client’s bank decided about this payment. No refund is possible until then.',
  ])
  const [alert] = await alertsOf(ref)
  expect(alert.to_book).toEqual({
    ...{ end: 'lost', amount: { amount: 120_00, currency: 'USD' }, bearers: ['order', 'us'] },
  })
  expect((await settle(ref)).body.errors).toMatchObject([{ field: 'bearer' }])
  expect((await settle(ref, 'payer')).status).toBe(422)
  const loss = await ourLoss()
  expect((await settle(ref, 'order')).status).toBe(204)
  expect((await ourLoss()) - loss).toBe(0)
  expect(await balanceOf(server, 'escrow', work.id)).toBe(-380_00)
  expect(await alertsOf(ref)).toEqual([])
  const left = await (await enter(server, work.client)).post(`/orders/${work.id}/leave`, {})
  expect(left.status, left.text).toBe(200)
  expect(await creditOf(work)).toBe(380_00)
})

test('lost, then won: what came back is whose our team says', async () => {
  for (const [bearer, expected] of [
    ['payer', { credit: 500_00, agent: 0, ours: 0 }],
    ['order', { credit: 0, agent: 425_00, ours: 0 }],
    ['us', { credit: 0, agent: 0, ours: -500_00 }],
  ] as const) {
    const work = await makeWork(server)
    await complete(work)
    await clear(server)
    const { ref } = await decided(work, null, ['lost', 'won'])
    const loss = await ourLoss()
    const answer = await settle(ref, bearer)
    expect(answer.status, answer.text).toBe(204)
    const { available } = await moneyOf(server, work.agent)
    const stands = { credit: await creditOf(work), agent: available, ours: (await ourLoss()) - loss }
    expect(stands, bearer).toEqual(expected)
  }
})

test('an order that runs has what came back of a part protected again, and gives all of it back', async () => {
  const work = await makeWork(server)
  const { ref } = await decided(work, 120_00, ['lost', 'won'])
  expect((await settle(ref, 'order')).status).toBe(204)
  expect(await balanceOf(server, 'escrow', work.id)).toBe(-500_00)
})

test('what the bank gives back that it had just taken leaves nothing to say, and a third end is told again', async () => {
  const work = await makeWork(server)
  const { ref, otherwise } = await decided(work, null, ['won', 'lost'])
  await otherwise('won')
  expect(await alertsOf(ref)).toEqual([])
  await otherwise('lost')
  const [alert, ...more] = await alertsOf(ref)
  expect(more).toEqual([])
  const loss = await ourLoss()
  const answers = await Promise.all([settleAlert(alert.id, 'us'), settleAlert(alert.id, 'order')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const bornByUs = answers[0].status === 204 ? 500_00 : 0
  expect((await ourLoss()) - loss).toBe(bornByUs)
})

test('nobody of our team says it about an order of their own', async () => {
  const work = await makeWork(server)
  const { ref } = await decided(work, null, ['won', 'lost'])
  const [alert] = await alertsOf(ref)
  await server.context.db
    .updateTable('person')
    .set({ staff_since: server.clock.now() })
    .where('id', '=', work.agent.id)
    .execute()
  const own = await enter(server, work.agent)
  const body = { note: 'My client bears it.', bearer: 'us' }
  const answer = await own.post(`/staff/payment-alarms/${alert.id}/settlement`, body)
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'This is your own order. Please ask a colleague.',
  ])
  expect((await settle(ref, 'us')).status).toBe(204)
})
