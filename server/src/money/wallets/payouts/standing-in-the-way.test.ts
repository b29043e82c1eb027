import { answerAccount } from '@sojourn/sandbox/accounts/account-store'
import { act } from '@sojourn/sandbox/control/act'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { enter, expectBooksToAgree, NO_LIMITS } from '../../../../test/payments.ts'
import { type Browser, makePerson } from '../../../../test/people.ts'
import { sandboxOf } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import {
  codeFor,
  type Earner,
  link,
  linkByHand,
  linkedEarner,
  makeEarner,
  moneyOf,
  payoutsAgree,
  walletOf,
  withdraw,
} from '../../../../test/wallets.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { accounts } from '../../ledger/accounts.ts'
import { postEntries } from '../../ledger/post-entry.ts'
import { credit, debit, posting } from '../../ledger/posting.ts'
import { leastOf } from '../amounts.ts'
import { walletAgainstDeletion } from '../wallet-against-deletion.ts'
import { payBySchedule } from './pay-by-schedule.ts'
import { settlePayout } from './settle-payout.ts'
import { tendPayouts } from './tend-payouts.ts'

let server: TestApp
let staff: Browser
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(async () => {
  staff = await enter(server, await makePerson(server, { staff: true, first_name: 'Kofi' }))
})

const subjectsTo = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject)
const later = async (earner: Earner, ms = 0) => {
  server.clock.forward(ms)
  earner.browser = await enter(server, earner.agent)
}
/** The refund is of money that was paid out by then. */
const owe = ({ agent }: Earner, amount: number) =>
  transact(server.context, (tx) =>
    postEntries(server.context, tx, [
      {
        ...posting('L6', 'USD', [
          debit(accounts.agent_debt(agent.id), amount),
          credit(accounts.promo_expense, amount),
        ]),
        ...{ cause: `test:${agent.id}`, orderId: null, actorId: null, requestId: null },
      },
    ]),
  )

describe('an agent who wants to withdraw', () => {
  let earner: Earner
  beforeAll(async () => {
    earner = await linkedEarner(server)
  })

  test.each([
    [9_99, 'please enter at least $10.00'],
    [425_01, 'you can withdraw up to $425.00'],
  ])('%i cents reads what is possible', async (amount, message) => {
    const { status, body } = await withdraw(server, earner, amount)
    expect([status, body.errors]).toEqual([422, [{ field: 'amount', message }]])
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
  })

  test('without a bank account links one first', async () => {
    const unlinked = await makeEarner(server)
    const { status, body } = await withdraw(server, unlinked, 100_00)
    expect([status, body.message]).toEqual([409, 'Please link a bank account first.'])
  })

  test('by another’s code, or a code of another thing, does not', async () => {
    const other = await makeEarner(server)
    await later(earner, 61_000)
    await later(other)
    const otp = await codeFor(server, other, 'withdraw')
    const body = { amount: 100_00, currency: 'USD', otp }
    expect((await earner.browser.post('/wallets/withdrawals', body)).status).toBe(422)
    const forLink = await codeFor(server, earner, 'schedule')
    const again = await earner.browser.post('/wallets/withdrawals', { ...body, otp: forLink })
    expect(again.body.errors[0].field).toBe('otp')
    expect(await moneyOf(server, earner.agent)).toMatchObject({ transit: 0 })
  })

  test('can do so with a code for ten minutes and not a moment longer', async () => {
    await later(earner, 61_000)
    const otp = await codeFor(server, earner, 'withdraw')
    await later(earner, 10 * 60_000)
    const answer = await earner.browser.post('/wallets/withdrawals', { amount: 100_00, currency: 'USD', otp })
    expect(answer.body.errors).toEqual([
      { field: 'otp', message: 'this code no longer works, please request a new one' },
    ])
  })

  test('exactly the least, and all there is, is paid', async () => {
    expect((await withdraw(server, earner, 10_00)).status).toBe(201)
    expect((await withdraw(server, earner, 415_00)).status).toBe(201)
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 0, transit: 425_00 })
    await server.jobsDone()
    const { theirs, ours } = await payoutsAgree(server)
    expect(ours).toEqual(theirs)
  })
})

describe('the least that is paid out', () => {
  test.each([
    ['USD', 10_00],
    ['EUR', 10_00],
    ['JPY', 10],
    ['KWD', 10_000],
  ])('of %s is ten whole units: %i', async (currency, least) => {
    expect(await leastOf(server.context.db, currency)).toBe(least)
  })

  test('follows what our team sets', async () => {
    const rule = { value: 25_50, reason: 'A test of the least.' }
    await staff.put('/staff/rules/payout_least', rule)
    expect(await leastOf(server.context.db, 'USD')).toBe(25_50)
    // A currency without cents has no half of a unit.
    expect(await leastOf(server.context.db, 'JPY')).toBe(26)
    await staff.put('/staff/rules/payout_least', { ...rule, value: 10_00 })
  })
})

describe('a payout that waits', () => {
  /** It is asked for, and not sent yet; the account is the one at the processor. */
  async function askedFor() {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    const { account_id } = await server.context.db
      .selectFrom('wallet')
      .select('account_id')
      .where('agent_id', '=', earner.agent.id)
      .executeTakeFirstOrThrow()
    return { earner, id, account: account_id ?? '' }
  }

  test('waits while details of its account are missing, says so, and is sent when they are there', async () => {
    const { earner, id, account } = await askedFor()
    const toStaff = async () =>
      (await staff.get('/staff/payouts?filter[tab]=waiting&limit=100')).body.data.items.find(
        (one: { id: string }) => one.id === id,
      )
    expect(await toStaff()).toMatchObject({ may: ['refuse'], waits_for: null })
    const { house } = sandboxOf(server)
    await act(house, 'ask_more', account)
    await server.jobsDone()
    await later(earner)
    const mine = async () =>
      (await earner.browser.get('/wallets/withdrawals')).body.data.items.find(
        (one: { id: string }) => one.id === id,
      )
    expect(await mine()).toMatchObject({
      ...{
        slug: 'pending',
        waits_for: 'It waits until the details of your bank account are complete and checked.',
      },
    })
    await later(earner, 6 * DAY_MS)
    await tendPayouts.run(server.context, {})
    expect(await mine()).toMatchObject({ slug: 'pending' })
    await answerAccount(house.book, account, 'linked', server.clock.now())
    await later(earner, HOUR_MS + 1)
    await tendPayouts.run(server.context, {})
    expect(await mine()).toMatchObject({ slug: 'accepted', waits_for: null })
  })

  test('is not sent to an account whose details are missing for a week: the money is theirs again', async () => {
    const { earner, id, account } = await askedFor()
    await act(sandboxOf(server).house, 'ask_more', account)
    await server.jobsDone()
    await later(earner, 7 * DAY_MS + 1)
    await tendPayouts.run(server.context, {})
    earner.browser = await enter(server, earner.agent)
    const { items } = (await earner.browser.get('/wallets/withdrawals')).body.data
    expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({
      ...{ slug: 'rejected', reason: 'Your bank account cannot be paid at the moment.' },
    })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
    expect(await subjectsTo(earner.agent.email)).toContain('Your payout of $100.00 was not made')
  })

  test('by hand is not sent while the agent’s payouts are paused, and has its details only until it is over', async () => {
    const earner = await makeEarner(server)
    await linkByHand(server, earner)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    staff = await enter(server, await makePerson(server, { staff: true }))
    const colleague = await enter(server, await makePerson(server, { staff: true }))
    expect((await staff.post(`/staff/payouts/${id}/approval`)).status).toBe(200)
    const reason = 'We look into a complaint.'
    await staff.post(`/staff/people/${earner.agent.id}/payout-pause`, { reason })
    const send = () => colleague.post(`/staff/payouts/${id}/sent`, { reference: 'TX-77' })
    expect((await send()).body.message).toBe(`Payouts are paused. ${reason}`)
    await staff.delete(`/staff/people/${earner.agent.id}/payout-pause`)
    expect((await send()).body.data.slug).toBe('accepted')
    const log = (await staff.get(`/staff/audit-log?subject=${earner.agent.id}&limit=100`)).body.data.items
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      ...['send_payout', 'resume_payouts', 'pause_payouts', 'approve_payout'],
    ])
    const details = () => staff.post(`/staff/payouts/${id}/bank-details`)
    expect((await details()).status).toBe(200)
    await colleague.post(`/staff/payouts/${id}/paid`)
    const refused = await details()
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'There is no transfer to make for this payout.',
    ])
  })
})

describe('what the processor says of a payout', () => {
  const settle = (id: string, state: object) => settlePayout(server.context, id, state as never)

  test('of another amount or currency, or by another name, changes nothing', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    await server.jobsDone()
    const { processor_id } = await server.context.db
      .selectFrom('payout')
      .select('processor_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const paid = { id: processor_id, state: 'paid', amount: 100_00, currency: 'USD' }
    expect(await settle(id, { ...paid, amount: 99_99 })).toBe('refused')
    expect(await settle(id, { ...paid, currency: 'EUR' })).toBe('refused')
    expect(await settle(id, { ...paid, id: 'po_of_somebody_else' })).toBe('unknown')
    expect(await settle('0a1b2c3d-0000-4000-8000-000000000001', paid)).toBe('unknown')
    expect(await moneyOf(server, earner.agent)).toMatchObject({ transit: 100_00 })
    expect(await settle(id, paid)).toBe('applied')
    expect(await settle(id, paid)).toBe('known')
    expect(await settle(id, { ...paid, state: 'in_transit' })).toBe('known')
    expect(await moneyOf(server, earner.agent)).toMatchObject({ transit: 0, available: 325_00 })
  })
})

describe('a schedule', () => {
  const setSchedule = async (earner: Earner, schedule: string) => {
    await later(earner, 61_000)
    const otp = await codeFor(server, earner, 'schedule')
    const { status, text } = await earner.browser.put('/wallets/schedule', { schedule, otp })
    expect(status, text).toBe(200)
  }
  const to = (matches: (now: Date) => boolean) => {
    while (!matches(server.clock.now())) server.clock.forward(DAY_MS)
  }
  const run = () => payBySchedule.run(server.context, {})

  test('by the month pays on the first, and on no Monday; none pays nothing by itself', async () => {
    const earner = await linkedEarner(server)
    to((now) => now.getUTCDay() === 1 && now.getUTCDate() !== 1)
    await run()
    expect(await moneyOf(server, earner.agent)).toMatchObject({ transit: 0 })
    await setSchedule(earner, 'monthly')
    await run()
    expect(await moneyOf(server, earner.agent)).toMatchObject({ transit: 0 })
    to((now) => now.getUTCDate() === 1)
    await run()
    await run()
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 0, transit: 425_00 })
    expect(await subjectsTo(earner.agent.email)).toContain('You withdraw $425.00')
  })

  test('pays nobody who is paused, and them the next time', async () => {
    const earner = await linkedEarner(server)
    await setSchedule(earner, 'weekly')
    const pause = `/staff/people/${earner.agent.id}/payout-pause`
    const member = await enter(server, await makePerson(server, { staff: true }))
    await member.post(pause, { reason: 'We look into a complaint.' })
    to((now) => now.getUTCDay() === 1)
    await run()
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
    await (await enter(server, await makePerson(server, { staff: true }))).delete(pause)
    server.clock.forward(7 * DAY_MS)
    await run()
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 0, transit: 425_00 })
  })
})

describe('who owes money after a refund', () => {
  test('reads how much, and is not paid by schedule', async () => {
    const earner = await linkedEarner(server)
    await owe(earner, 445_00)
    const { status, body } = await withdraw(server, earner, 100_00)
    expect([status, body.message]).toEqual([
      409,
      'You owe $20.00 after a refund or a chargeback. Your next earnings pay it; then you can withdraw.',
    ])
    await later(earner, 61_000)
    const otp = await codeFor(server, earner, 'schedule')
    await earner.browser.put('/wallets/schedule', { schedule: 'weekly', otp })
    while (server.clock.now().getUTCDay() !== 1) server.clock.forward(DAY_MS)
    await payBySchedule.run(server.context, {})
    expect(await moneyOf(server, earner.agent)).toMatchObject({ transit: 0, debt: 20_00 })
    expect(await walletAgainstDeletion(server.context, earner.agent.id, server.clock.now())).toBe(
      'You owe money after a refund or a chargeback. Please write to us to settle it.',
    )
  })
})

test('who deletes their account withdraws first; who has nothing can go', async () => {
  expect(
    await walletAgainstDeletion(server.context, (await makeEarner(server)).agent.id, server.clock.now()),
  ).toBe('You have earnings in your wallet. Please withdraw them, and wait until they have arrived.')
  const fresh = await makePerson(server, { home: 'consultant' })
  expect(await walletAgainstDeletion(server.context, fresh.id, server.clock.now())).toBeNull()
})

test('a rest that no bank takes does not hold an account', async () => {
  const { id } = await makePerson(server, { home: 'consultant' })
  const earn = (amount: number) =>
    transact(server.context, (tx) =>
      postEntries(server.context, tx, [
        {
          ...posting('L6', 'KWD', [
            debit(accounts.promo_expense, amount),
            credit(accounts.agent_available(id), amount),
          ]),
          ...{ cause: `test:${id}-${amount}`, orderId: null, actorId: null, requestId: null },
        },
      ]),
    )
  await earn(7)
  expect(await walletAgainstDeletion(server.context, id, server.clock.now())).toBeNull()
  await earn(20_000)
  expect(await walletAgainstDeletion(server.context, id, server.clock.now())).toContain('withdraw them')
})

test('a change of where the money goes pauses payouts for 72 hours, told with the moment they go on', async () => {
  const earner = await makeEarner(server)
  await link(server, earner)
  await later(earner, 61_000)
  const otp = await codeFor(server, earner, 'unlink')
  const at = server.clock.now().getTime()
  expect((await earner.browser.post('/wallets/unlink', { otp })).status).toBe(200)
  const { pause } = await walletOf(earner)
  expect(pause).toEqual({
    reason: 'Your bank account changed.',
    ends_at: new Date(at + 72 * HOUR_MS).toISOString(),
  })
  await later(earner, 72 * HOUR_MS)
  expect((await walletOf(earner)).pause).toBeNull()
  await expectBooksToAgree(server)
})
