import { randomUUID } from 'node:crypto'
import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailAbout, mailsTo } from '../../../../test/mailbox.ts'
import { makeSides, makeWork } from '../../../../test/paid-work.ts'
import { chargesOf, enter, expectBooksToAgree, NO_LIMITS, quieten } from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { sandboxOf } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import {
  codeFor,
  type Earner,
  linkByHand,
  linkedEarner,
  makeEarner,
  moneyOf,
  paidAtProcessor,
  walletOf,
  withdraw,
} from '../../../../test/wallets.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { accounts } from '../../ledger/accounts.ts'
import { postEntries } from '../../ledger/post-entry.ts'
import { credit, debit, posting } from '../../ledger/posting.ts'
import { payBySchedule } from '../payouts/pay-by-schedule.ts'
import { takeDebts } from './take-debts.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
afterEach(async () => {
  await quieten(server)
  await expectBooksToAgree(server)
})

const anotherOfStaff = async () =>
  enter(server, await makePerson(server, { staff: true, first_name: 'Kofi' }))
const again = async (earner: Earner) => {
  earner.browser = await enter(server, earner.agent)
}
/** The release before booked the fee of a chargeback like this. */
const owe = ({ agent }: Earner, amount: number) =>
  transact(server.context, (tx) =>
    postEntries(server.context, tx, [
      {
        ...posting('L8d', 'USD', [
          debit(accounts.agent_debt(agent.id), amount),
          credit(accounts.promo_expense, amount),
        ]),
        ...{ cause: `test:${randomUUID()}`, orderId: null, actorId: null, requestId: null },
      },
    ]),
  )
const ownPayout = async ({ browser }: Earner, id: string) =>
  (await browser.get('/wallets/withdrawals')).body.data.items.find((one: { id: string }) => one.id === id)

describe('an agent who owes $15 and has $425', () => {
  test('pays the fee of a chargeback from what is available when it is lost', async () => {
    const earner = await linkedEarner(server)
    const next = await makeWork(server, {
      ...(await makeSides(server)),
      ...{ agent: earner.agent, asAgent: earner.browser },
    })
    const charge = (await chargesOf(server)).at(-1)?.id ?? ''
    const { house } = sandboxOf(server)
    const dispute = (await openDispute(house.book, charge, server.clock.now())) ?? ''
    await quieten(server)
    const staff = await anotherOfStaff()
    const fault = { at_fault: true, reason: 'No answer for three weeks.' }
    expect((await staff.put(`/staff/orders/${next.id}/chargeback-fault`, fault)).status).toBe(200)
    await closeDispute(house.book, dispute, 'lost', server.clock.now())
    await quieten(server)
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 410_00, debt: 0 })
    await again(earner)
    expect((await withdraw(server, earner, 410_00)).status).toBe(201)
  })

  test('withdraws what is left', async () => {
    const earner = await linkedEarner(server)
    await owe(earner, 15_00)
    const tooMuch = await withdraw(server, earner, 425_00)
    expect(tooMuch.body.errors).toEqual([
      {
        field: 'amount',
        message: 'you can withdraw up to $410.00, as $15.00 of your balance pays what you owe',
      },
    ])
    expect((await withdraw(server, earner, 410_00)).status).toBe(201)
    expect(await moneyOf(server, earner.agent)).toEqual({
      ...{ pending: 0, available: 0, transit: 410_00, debt: 0 },
    })
    const { items } = (await earner.browser.get('/wallets/movements')).body.data
    expect(items.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual(['withdrawn', 'debt_paid'])
  })

  test('is paid by schedule', async () => {
    const earner = await linkedEarner(server)
    server.clock.forward(61_000)
    const otp = await codeFor(server, earner, 'schedule')
    await earner.browser.put('/wallets/schedule', { schedule: 'weekly', otp })
    await owe(earner, 15_00)
    while (server.clock.now().getUTCDay() !== 1) server.clock.forward(DAY_MS)
    await payBySchedule.run(server.context, {})
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 0, transit: 410_00, debt: 0 })
  })

  test('pays it within a minute, whoever does nothing', async () => {
    const earner = await makeEarner(server)
    await owe(earner, 15_00)
    await takeDebts.run(server.context, {})
    await takeDebts.run(server.context, {})
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 410_00, debt: 0 })
  })
})

describe('a debt that comes while a payout waits', () => {
  test('makes it smaller, and the rest is sent', async () => {
    const earner = await linkedEarner(server)
    const before = (await paidAtProcessor(server)).length
    const { id } = (await withdraw(server, earner, 425_00)).body.data
    await owe(earner, 15_00)
    await server.jobsDone()
    expect((await paidAtProcessor(server)).slice(before).map(({ amount }) => amount)).toEqual([410_00])
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 0, transit: 410_00, debt: 0 })
    await again(earner)
    expect(await ownPayout(earner, id)).toMatchObject({ amount: { amount: 410_00 } })
    const subjects = (await mailsTo(server, earner.agent.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your payout is $410.00 now')
  })

  test('makes a transfer by hand smaller; whoever approved another amount does so again', async () => {
    const earner = await makeEarner(server)
    await linkByHand(server, earner)
    const { id } = (await withdraw(server, earner, 425_00)).body.data
    const [first, second] = [await anotherOfStaff(), await anotherOfStaff()]
    await first.post(`/staff/payouts/${id}/approval`)
    await owe(earner, 15_00)
    const sent = () => second.post(`/staff/payouts/${id}/sent`, { reference: 'TX 1' })
    const refused = await sent()
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This agent owes $15.00 by now. The payout becomes smaller within a minute: please load it again, then approve it.',
    ])
    await takeDebts.run(server.context, {})
    expect((await sent()).body.message).toBe('Please have this payout approved first.')
    const approved = await first.post(`/staff/payouts/${id}/approval`)
    expect(approved.body.data.amount.amount).toBe(410_00)
    expect((await sent()).body.data.slug).toBe('accepted')
    expect(await moneyOf(server, earner.agent)).toMatchObject({ transit: 410_00, debt: 0 })
  })

  test('that leaves less than the least stops it; the rest stays available', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 20_00)).body.data
    await owe(earner, 420_00)
    await server.jobsDone()
    await again(earner)
    expect(await ownPayout(earner, id)).toMatchObject({
      ...{ slug: 'rejected', reason: 'A refund or a chargeback came first, and is paid from it.' },
      paid_debt: { amount: 15_00 },
    })
    const letter = await mailAbout(server, earner.agent.email, /^Your payout of \$20.00 was not made$/)
    expect(letter.text).toContain(
      '$15.00 of it paid what you owed after a refund or a chargeback. The rest is in your wallet again: $5.00.',
    )
    expect(await moneyOf(server, earner.agent)).toEqual({ pending: 0, available: 5_00, transit: 0, debt: 0 })
  })

  test('that takes all of it: letter and row say what it paid, and nobody is told to withdraw again', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 425_00)).body.data
    await owe(earner, 565_00)
    await server.jobsDone()
    await again(earner)
    expect(await moneyOf(server, earner.agent)).toEqual({
      ...{ pending: 0, available: 0, transit: 0, debt: 140_00 },
    })
    expect(await ownPayout(earner, id)).toMatchObject({
      ...{ slug: 'rejected', paid_debt: { amount: 425_00, currency: 'USD' } },
    })
    const letter = await mailAbout(server, earner.agent.email, /^Your payout of \$425.00 was not made$/)
    expect(letter.text).toContain('It paid what you owed after a refund or a chargeback: $425.00.')
    expect(letter.text).toContain('You still owe $140.00.')
    expect(letter.text).not.toContain('withdraw again')
  })

  test('is paid from what is available, and the payout goes as it was asked for', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    await owe(earner, 15_00)
    await server.jobsDone()
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 310_00, transit: 100_00, debt: 0 })
    await again(earner)
    expect(await ownPayout(earner, id)).toMatchObject({ slug: 'accepted', amount: { amount: 100_00 } })
  })
})

test('a debt that is larger than all there is stops what it must, and the wallet says so', async () => {
  const earner = await linkedEarner(server)
  await owe(earner, 500_00)
  const { status, body } = await withdraw(server, earner, 100_00)
  expect([status, body.message]).toEqual([
    409,
    'You owe $75.00 after a refund or a chargeback. Your next earnings pay it; then you can withdraw.',
  ])
  await takeDebts.run(server.context, {})
  const { balances } = await walletOf(earner)
  expect(balances[0]).toMatchObject({ available: 0, debt: 75_00 })
})
