import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeSides, makeWork } from '../../../test/paid-work.ts'
import {
  balanceOf,
  chargesOf,
  enter,
  expectBooksToAgree,
  orderStatusOf,
  quieten,
} from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { deliverNews, sandboxOf } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { clear, complete, type Earner, linkedEarner, moneyOf, withdraw } from '../../../test/wallets.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  await quieten(server)
  await expectBooksToAgree(server)
})

const book = () => sandboxOf(server).house.book
const newestCharge = async () => (await chargesOf(server)).at(-1)?.id ?? ''

/** The bank of the newest payer asks for the money, or for a part of it. */
async function chargeBack(part: number | null = null) {
  const id = (await openDispute(book(), await newestCharge(), server.clock.now(), part)) ?? ''
  await quieten(server)
  return async (end: 'won' | 'lost') => {
    await closeDispute(book(), id, end, server.clock.now())
    await quieten(server)
  }
}

describe('a chargeback after the release', () => {
  test('takes what is in clearance and our commission (L8a, L8b); won, the agent has it (L8c)', async () => {
    const work = await makeWork(server)
    await complete(work)
    const end = await chargeBack()
    expect(await orderStatusOf(server, work.id)).toBe('conflicted')
    expect(await moneyOf(server, work.agent)).toEqual({ pending: 0, available: 0, transit: 0, debt: 0 })
    expect(await balanceOf(server, 'dispute_hold', work.id)).toBe(0)
    await end('won')
    expect(await orderStatusOf(server, work.id)).toBe('completed')
    expect(await moneyOf(server, work.agent)).toEqual({ pending: 0, available: 425_00, transit: 0, debt: 0 })
    await clear(server)
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 0, available: 425_00 })
  })

  test('takes what is available, then the rest is owed; the next earnings pay it first (L8a, L8d, L11)', async () => {
    const earner = await linkedEarner(server)
    await withdraw(server, earner, 300_00)
    await server.jobsDone()
    server.clock.forward(3_700_000)
    await quieten(server)
    const end = await chargeBack()
    expect(await moneyOf(server, earner.agent)).toEqual({
      pending: 0,
      available: 0,
      transit: 0,
      debt: 300_00,
    })
    await end('lost')
    expect(await orderStatusOf(server, earner.work.id)).toBe('cancelled')
    earner.browser = await enter(server, earner.agent)
    const refused = await withdraw(server, earner, 20_00)
    expect(refused.body.message).toContain('You owe $300.00')
    const next = await makeWork(server, {
      ...(await makeSides(server)),
      agent: earner.agent,
      asAgent: earner.browser,
    })
    await complete(next)
    await clear(server)
    expect(await moneyOf(server, earner.agent)).toEqual({
      pending: 0,
      available: 125_00,
      transit: 0,
      debt: 0,
    })
  })

  test('lost by the fault of the agent, who then owes its fee too (L8d)', async () => {
    const earner = await linkedEarner(server)
    const staff = await enter(server, await makePerson(server, { staff: true }))
    const path = `/staff/orders/${earner.work.id}`
    const blame = (at_fault: boolean) =>
      staff.put(`${path}/chargeback-fault`, { at_fault, reason: 'No answer for three weeks.' })
    expect((await blame(true)).status).toBe(409)
    const end = await chargeBack()
    expect((await staff.get(path)).body.data.payment).toMatchObject({
      dispute: 'open',
      agent_at_fault: false,
    })
    await blame(true)
    await blame(false)
    expect((await blame(true)).body.data.payment.agent_at_fault).toBe(true)
    const before = await moneyOf(server, earner.agent)
    const ours = await balanceOf(server, 'dispute_loss', null)
    await end('lost')
    expect(await moneyOf(server, earner.agent)).toEqual({ ...before, debt: before.debt + 15_00 })
    expect(await balanceOf(server, 'dispute_loss', null)).toBe(ours)
    expect((await blame(false)).status).toBe(409)
    earner.browser = await enter(server, earner.agent)
    const { items } = (await earner.browser.get('/wallets/movements')).body.data
    expect(items[0]).toMatchObject({ kind: 'fee', amount: { amount: -15_00 } })
    const log = (await staff.get(`/staff/audit-log?subject=${earner.agent.id}`)).body.data.items
    expect(log[0]).toMatchObject({ action: 'blame_chargeback', details: { note: 'The agent pays its fee' } })
  })

  test('that comes while a payout waits stops it, and is paid from it first', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 425_00)).body.data
    await openDispute(book(), await newestCharge(), server.clock.now())
    await deliverNews(server)
    expect(await moneyOf(server, earner.agent)).toMatchObject({ transit: 425_00, debt: 425_00 })
    await server.jobsDone()
    expect(await moneyOf(server, earner.agent)).toEqual({ pending: 0, available: 0, transit: 0, debt: 0 })
    const stopped = await ownPayout(earner, id)
    expect(stopped).toMatchObject({
      ...{ slug: 'rejected', reason: 'A refund or a chargeback came first, and is paid from it.' },
    })
  })
})

const ownPayout = async ({ browser }: Earner, id: string) =>
  (await browser.get('/wallets/withdrawals')).body.data.items.find(
    (payout: { id: string }) => payout.id === id,
  )

describe('a chargeback of a part', () => {
  const ourLoss = () => balanceOf(server, 'dispute_loss', null)

  test('lost before the release takes it from the order; our team decides about the rest (L8e)', async () => {
    const work = await makeWork(server)
    const loss = await ourLoss()
    const end = await chargeBack(200_00)
    expect(await orderStatusOf(server, work.id)).toBe('conflicted')
    expect(await balanceOf(server, 'escrow', work.id)).toBe(-500_00)
    await end('lost')
    expect(await balanceOf(server, 'escrow', work.id)).toBe(-300_00)
    expect(await orderStatusOf(server, work.id)).toBe('conflicted')
    expect(await ourLoss()).toBe(loss + 15_00)
    const [conflict] = (await work.asAgent.get(`/orders/${work.id}/conflicts`)).body.data
    expect(conflict).toMatchObject({ stage: 'mediation', refundable: { amount: 300_00 } })
    const staff = await enter(server, await makePerson(server, { staff: true }))
    const { payment, money } = (await staff.get(`/staff/orders/${work.id}`)).body.data
    expect(payment).toMatchObject({ dispute: 'lost', dispute_fee: { amount: 15_00 } })
    expect(money).toMatchObject({
      held: { amount: 300_00 },
      to_bank: { amount: 200_00 },
      to_card: { amount: 0 },
    })
  })

  test('won costs us its fee, and the order goes on', async () => {
    const work = await makeWork(server)
    const loss = await ourLoss()
    await (await chargeBack(200_00))('won')
    expect(await orderStatusOf(server, work.id)).toBe('ongoing')
    expect(await balanceOf(server, 'escrow', work.id)).toBe(-500_00)
    expect(await ourLoss()).toBe(loss + 15_00)
  })

  test('lost after the release takes it from the agent and us by their shares (L8e)', async () => {
    const work = await makeWork(server)
    await complete(work)
    await (await chargeBack(200_00))('lost')
    expect(await moneyOf(server, work.agent)).toEqual({ pending: 255_00, available: 0, transit: 0, debt: 0 })
    expect(await orderStatusOf(server, work.id)).toBe('conflicted')
    const { items } = (await work.asAgent.get('/wallets/movements')).body.data
    expect(items[0]).toMatchObject({ kind: 'charged_back', amount: { amount: -170_00 } })
    const { months } = (await work.asAgent.get('/wallets')).body.data
    expect(months.at(-1)).toMatchObject({ amount: { amount: 255_00 } })
  })

  test('lost after the payout is owed, with its fee where the agent is at fault (L8d)', async () => {
    const earner = await linkedEarner(server)
    await withdraw(server, earner, 425_00)
    await server.jobsDone()
    server.clock.forward(3_700_000)
    await quieten(server)
    const end = await chargeBack(200_00)
    const staff = await enter(server, await makePerson(server, { staff: true }))
    const path = `/staff/orders/${earner.work.id}`
    expect((await staff.get(path)).body.data.payment).toMatchObject({
      dispute: 'open',
      agent_at_fault: false,
    })
    const fault = { at_fault: true, reason: 'No answer for three weeks.' }
    expect((await staff.put(`${path}/chargeback-fault`, fault)).status).toBe(200)
    const loss = await ourLoss()
    await end('lost')
    expect(await moneyOf(server, earner.agent)).toEqual({
      pending: 0,
      available: 0,
      transit: 0,
      debt: 185_00,
    })
    expect(await ourLoss()).toBe(loss)
  })
})
