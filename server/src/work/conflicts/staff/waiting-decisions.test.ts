import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { makeSides, makeWork, type PaidWork } from '../../../../test/paid-work.ts'
import {
  balanceOf,
  capturedFor,
  enter,
  NO_LIMITS,
  orderStatusOf,
  quieten,
} from '../../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../../test/people.ts'
import { sandboxOf } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { moneyOf } from '../../../../test/wallets.ts'
import { verifyLedger } from '../../../money/ledger/verify-ledger.ts'
import { settleDisputeIn } from '../../../money/payments/disputes/settle-dispute.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { tendConflicts } from '../tend-conflicts.ts'
import { resumeDecisions } from './resume-decisions.ts'

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
let work: PaidWork
let path: string
let cid: string
let staff: Browser
let colleague: Browser
const team: TestPerson[] = []
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  for (let one = 0; one < 3; one++) team.push(await makePerson(server, { staff: true }))
})
afterAll(() => server.close())
beforeEach(async () => {
  sides = await makeSides(server)
  work = await makeWork(server, sides)
  await comeBack()
})
afterEach(async () => {
  await quieten(server)
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [], pending: [] })
})

async function comeBack() {
  work.asClient = await enter(server, work.client)
  work.asAgent = await enter(server, work.agent)
  staff = await enter(server, team[0] as TestPerson)
  colleague = await enter(server, team[1] as TestPerson)
}

const WHY = 'Half of the forms were prepared, and nothing was filed.'
const shown = async () => (await work.asClient.get(path)).body.data
const seenByStaff = async () => (await staff.get(`/staff/conflicts/${cid}`)).body.data

async function inMediation() {
  const opened = await work.asClient.post(`/orders/${work.id}/conflicts`, {
    ...{ reason: 'late', text: 'Nothing has happened for three weeks.' },
  })
  cid = opened.body.data.id
  path = `/orders/${work.id}/conflicts/${cid}`
  const { body } = await work.asClient.post(`${path}/refunds`, { amount: 400_00, text: 'This is fair.' })
  const answer = { answer: 'reject', text: 'Half of it is done.' }
  await work.asAgent.patch(`${path}/refunds/${body.data.refunds.at(-1).id}`, answer)
  await work.asClient.patch(path, { step: 'ask_team' })
}

async function decide(amount: number, who = staff) {
  await who.put(`/staff/conflicts/${cid}/claim`)
  const { status, text } = await who.post(`/staff/conflicts/${cid}/decision`, {
    ...{ step: 'decide', amount, reason: WHY },
  })
  if (status !== 200) throw new Error(text)
}

async function decided(amount: number) {
  await inMediation()
  await decide(amount)
}

async function chargeOfWork() {
  const { ref } = await server.context.db
    .selectFrom('payment')
    .select('ref')
    .where('payable_id', '=', work.id)
    .executeTakeFirstOrThrow()
  const [charge] = await capturedFor(server, ref)
  return { chargeId: charge?.id ?? '' }
}

const book = () => sandboxOf(server).house.book

/** The bank of the client asks for so much; null for all of it. */
async function bankAsks(part: number | null) {
  const { chargeId } = await chargeOfWork()
  const id = (await openDispute(book(), chargeId, server.clock.now(), part)) ?? ''
  await quieten(server)
  return async (end: 'won' | 'lost') => {
    await closeDispute(book(), id, end, server.clock.now())
    await quieten(server)
  }
}

/** The sandbox knows one complaint about a charge; other processors tell of more. */
async function bankAsksAgain(amount: number) {
  const { chargeId } = await chargeOfWork()
  const id = `dispute-again-${work.id}`
  const say = (state: 'open' | 'won' | 'lost') =>
    inTransaction(server.context.db, (tx) =>
      settleDisputeIn(server.context, tx, { id, chargeId, amount, fee: 0, currency: 'USD', state }),
    )
  await say('open')
  return say
}

/** Both are warned two days before the end. */
async function later(days: number) {
  for (const part of [days - 2, 2]) {
    server.clock.forward(part * DAY_MS)
    await tendConflicts.run(server.context, {})
  }
  await quieten(server)
  await comeBack()
}

describe('a decision, and then the client’s bank', () => {
  test('waits for it, and both sides and our team read why', async () => {
    await decided(100_00)
    await bankAsks(150_00)
    await later(30)
    expect(await orderStatusOf(server, work.id)).toBe('conflicted')
    expect(await shown()).toMatchObject({
      ...{ stage: 'decided', with_bank: true, may: [], decision: { appeal_until: null } },
    })
    expect((await seenByStaff()).conflict).toMatchObject({ stage: 'decided', with_bank: true })
    for (const { email } of [work.client, work.agent]) {
      const mail = (await mailsTo(server, email)).find(({ subject }) =>
        subject.includes('waits for the bank'),
      )
      expect(mail?.text).toContain('carried out on what is left')
    }
  })

  test.each([
    // 500 − 150 by the bank − 100 decided; 85 % of the rest.
    ['lost', 150_00, 212_50],
    ['won', 150_00, 340_00],
  ] as const)('that is %s: it is carried out on what is left', async (verdict, part, agents) => {
    await decided(100_00)
    const end = await bankAsks(part)
    await end(verdict)
    expect(await orderStatusOf(server, work.id)).toBe('conflicted')
    const { stage, with_bank, decision, may } = await shown()
    expect([stage, with_bank, may]).toEqual(['decided', false, ['appeal']])
    expect(decision.appeal_until).not.toBeNull()
    await later(7)
    expect(await orderStatusOf(server, work.id)).toBe('completed')
    expect(await balanceOf(server, 'escrow', work.id)).toBe(0)
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: agents })
  })

  test('that takes so much that the rest is too little: it comes back to our team, which decides again', async () => {
    await decided(400_00)
    const end = await bankAsks(150_00)
    await end('lost')
    expect(await shown()).toMatchObject({
      ...{ stage: 'mediation', decision: null, refundable: { amount: 350_00 } },
    })
    const waiting = (await staff.get('/staff/conflicts')).body.data.items.map(({ id }: { id: string }) => id)
    expect(waiting).toContain(cid)
    for (const { email } of [work.client, work.agent]) {
      const mails = await mailsTo(server, email)
      expect(mails.some(({ subject }) => subject.includes('is decided again'))).toBe(true)
    }
    expect((await work.asAgent.get(`/orders/${work.id}/timeline`)).body.data.items[0].step).toBe('K3e')
    await decide(350_00)
    await later(7)
    expect([await orderStatusOf(server, work.id), await balanceOf(server, 'escrow', work.id)]).toEqual([
      ...['cancelled', 0],
    ])
  })

  test('that takes all of it: nothing is left to decide', async () => {
    await decided(100_00)
    const end = await bankAsks(null)
    await end('lost')
    expect(await orderStatusOf(server, work.id)).toBe('cancelled')
    expect(await shown()).toMatchObject({ stage: 'closed', outcome: 'chargeback' })
  })

  test('twice: it waits for both', async () => {
    await decided(100_00)
    const first = await bankAsks(50_00)
    const second = await bankAsksAgain(60_00)
    await first('lost')
    await later(30)
    expect([await orderStatusOf(server, work.id), (await shown()).with_bank]).toEqual(['conflicted', true])
    await second('won')
    expect((await shown()).with_bank).toBe(false)
    await later(7)
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 297_50 })
  })

  test('a second time, after our team decided about what the first had left: the decision stands', async () => {
    const first = await bankAsks(100_00)
    await first('lost')
    const [conflict] = (await work.asClient.get(`/orders/${work.id}/conflicts`)).body.data
    cid = conflict.id
    path = `/orders/${work.id}/conflicts/${cid}`
    await decide(200_00)
    const second = await bankAsksAgain(50_00)
    await second('won')
    expect(await shown()).toMatchObject({ stage: 'decided', decision: { amount: { amount: 200_00 } } })
    await later(7)
    expect(await orderStatusOf(server, work.id)).toBe('completed')
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 170_00 })
  })

  test('while a colleague has to agree: to more than is left nobody can', async () => {
    await staff.put('/staff/rules/second_approval', { value: 100_00, reason: 'A test of the limit.' })
    await decided(400_00)
    const end = await bankAsks(150_00)
    await end('lost')
    const agree = (agrees: boolean) => colleague.post(`/staff/conflicts/${cid}/approval`, { agrees })
    const { status, body } = await agree(true)
    expect([status, body.message]).toEqual([
      409,
      'Only $350.00 are left of the payment. Please send the decision back, so that it is decided again.',
    ])
    expect((await agree(false)).status).toBe(200)
    await staff.put('/staff/rules/second_approval', { value: 1000_00, reason: 'As it was.' })
  })

  test('that takes all of it while a colleague has to agree: nobody reads what was not agreed to', async () => {
    await staff.put('/staff/rules/second_approval', { value: 100_00, reason: 'A test of the limit.' })
    await decided(400_00)
    const end = await bankAsks(null)
    await end('lost')
    expect(await shown()).toMatchObject({ stage: 'closed', outcome: 'chargeback', decision: null })
    await staff.put('/staff/rules/second_approval', { value: 1000_00, reason: 'As it was.' })
  })

  test('left waiting by a node of the release before: it goes on within the hour', async () => {
    await decided(100_00)
    await server.context.db.updateTable('conflict').set({ reply_by: null }).where('id', '=', cid).execute()
    await later(30)
    expect((await shown()).stage).toBe('decided')
    await resumeDecisions.run(server.context, {})
    await resumeDecisions.run(server.context, {})
    expect((await shown()).decision.appeal_until).not.toBeNull()
    await later(7)
    expect(await orderStatusOf(server, work.id)).toBe('completed')
  })
})

describe('what both agreed to, and then the client’s bank', () => {
  test.each([
    ['lost', 212_50],
    ['won', 340_00],
  ] as const)('%s: nothing of the rest is released before it has decided', async (verdict, agents) => {
    await inMediation()
    const { body } = await work.asClient.post(`${path}/refunds`, { amount: 100_00, text: 'This is fair.' })
    const agreed = body.data.refunds.at(-1).id
    await work.asAgent.patch(`${path}/refunds/${agreed}`, { answer: 'accept' })
    // The refund is on its way when the bank asks for another part.
    await server.jobsDone()
    const end = await bankAsks(150_00)
    await later(30)
    expect((await shown()).stage).toBe('settling')
    expect((await shown()).refunds.at(-1).status).toEqual([2, 'Processed'])
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 0 })
    await end(verdict)
    expect(await orderStatusOf(server, work.id)).toBe('completed')
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: agents })
  })
})
