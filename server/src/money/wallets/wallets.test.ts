import type { Movement } from '@sojourn/contract/money/wallets'
import { act } from '@sojourn/sandbox/control/act'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { makeSides, makeWork } from '../../../test/paid-work.ts'
import { enter, expectBooksToAgree, quieten, somewhere } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { deliverNews, sandboxOf } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import {
  BANK,
  clear,
  codeFor,
  complete,
  type Earner,
  link,
  linkByHand,
  linkedEarner,
  makeEarner,
  moneyOf,
  onboard,
  payoutsAgree,
  walletOf,
  withdraw,
} from '../../../test/wallets.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { payBySchedule } from './payouts/pay-by-schedule.ts'
import { tendPayouts } from './payouts/tend-payouts.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  sandboxOf(server).wires.fault = null
  await quieten(server)
  await expectBooksToAgree(server)
  const { theirs, ours } = await payoutsAgree(server)
  expect(ours).toEqual(theirs)
})

const subjects = async (earner: Earner) =>
  (await mailsTo(server, earner.agent.email)).map(({ subject }) => subject)
const later = async (earner: Earner, ms: number) => {
  server.clock.forward(ms)
  earner.browser = await enter(server, earner.agent)
}
/** The money arrives, an hour later. */
async function arrive() {
  server.clock.forward(HOUR_MS + 1)
  await deliverNews(server)
}
const payoutAt = async () => {
  const payouts = await sandboxOf(server)
    .house.book.selectFrom('payout')
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute()
  return payouts[0] as { id: string }
}
/** All that was told of it, the oldest first. */
const newsOf = async (id: string) => {
  const { book } = sandboxOf(server).house
  const events = book.selectFrom('event').select('id').where('object_id', '=', id).orderBy('seq')
  return (await events.execute()).map((event) => event.id)
}
const statusOf = async (earner: Earner, id: string) =>
  (await earner.browser.get('/wallets/withdrawals')).body.data.items.find(
    (payout: { id: string }) => payout.id === id,
  )

describe('the wallet', () => {
  test('shows where the money of each order is and when it can be withdrawn', async () => {
    const sides = await makeSides(server)
    const held = await makeWork(server, sides)
    const clearing = await makeWork(server, sides)
    await complete(clearing)
    const wallet = await walletOf({ browser: sides.asAgent })
    const clears = new Date(server.clock.now().getTime() + 14 * DAY_MS).toISOString()
    expect(wallet.balances).toEqual([
      {
        ...{ currency: 'USD', held: 425_00, in_review: 0, clearing: 425_00, available: 0 },
        ...{ on_its_way: 0, debt: 0, least: 10_00 },
      },
    ])
    expect(wallet.earnings).toMatchObject([
      { order: { uuid: clearing.id }, stage: 'clearing', amount: { amount: 425_00 }, available_at: clears },
      { order: { uuid: held.id }, stage: 'held', available_at: null },
    ])
    expect(wallet.months).toMatchObject([{ amount: { amount: 425_00, currency: 'USD' } }])
    expect(wallet.movements.items).toMatchObject([{ kind: 'earned', order: { uuid: clearing.id } }])
  })

  test('work to be checked is in review, until the last day of silence and clearance', async () => {
    const work = await makeWork(server)
    await work.asAgent.post(`/orders/${work.id}/completion-requests`, { summary: 'All is filed.' })
    const { balances, earnings } = await walletOf({ browser: work.asAgent })
    expect(balances[0]).toMatchObject({ held: 0, in_review: 425_00 })
    const day = new Date(server.clock.now().getTime() + 28 * DAY_MS).toISOString()
    expect(earnings[0]).toMatchObject({ stage: 'in_review', available_at: day })
  })

  test('a conflict stops what is in clearance', async () => {
    const work = await makeWork(server)
    await complete(work)
    const opened = await work.asClient.post(`/orders/${work.id}/conflicts`, {
      ...{ reason: 'not_as_agreed', text: 'The papers were never filed with the authority.' },
    })
    expect([200, 201]).toContain(opened.status)
    const before = await walletOf({ browser: work.asAgent })
    expect(before.earnings[0]).toMatchObject({ stage: 'clearing', is_stopped: true, available_at: null })
    server.clock.forward(20 * DAY_MS)
    await server.jobsDone()
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 425_00, available: 0 })
    const client = await enter(server, work.client)
    const path = `/orders/${work.id}/conflicts`
    const [{ id }] = (await client.get(path)).body.data
    expect((await client.patch(`${path}/${id}`, { step: 'withdraw' })).status).toBe(200)
    await clear(server)
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 0, available: 425_00 })
  })

  test('movements are found by the words of an order and by what they are', async () => {
    const earner = await linkedEarner(server)
    await withdraw(server, earner, 100_00)
    const find = async (query: string) =>
      (await earner.browser.get(`/wallets/movements?${query}`)).body.data.items.map(
        ({ kind, amount }: { kind: string; amount: { amount: number } }) => [kind, amount.amount],
      )
    expect(await find('')).toEqual([
      ['withdrawn', -100_00],
      ['cleared', 425_00],
      ['earned', 425_00],
    ])
    expect(await find('query=German')).toHaveLength(2)
    expect(await find('query=OUT-')).toEqual([['withdrawn', -100_00]])
    expect(await find('filter[kind]=earned')).toEqual([['earned', 425_00]])
    expect(await find('query=nowhere')).toEqual([])
  })

  test('a payout is one movement with its state, and each has the balance after it', async () => {
    const earner = await linkedEarner(server)
    const movements = async (query = '') =>
      (await earner.browser.get(`/wallets/movements?${query}`)).body.data
    const told = async () =>
      (await movements()).items.map(({ kind, payout_state, balance }: Movement) => [
        ...[kind, payout_state?.slug ?? null, balance?.amount],
      ])
    await withdraw(server, earner, 100_00)
    const earned = [
      ['cleared', null, 425_00],
      ['earned', null, 425_00],
    ]
    expect(await told()).toEqual([['withdrawn', 'pending', 325_00], ...earned])
    await server.jobsDone()
    await later(earner, 0)
    expect(await told()).toEqual([['withdrawn', 'accepted', 325_00], ...earned])
    await arrive()
    await later(earner, 0)
    expect(await told()).toEqual([['withdrawn', 'processed', 325_00], ...earned])
    const first = await movements('limit=1')
    const next = await movements(`limit=1&cursor=${first.pagination.next_cursor}`)
    expect([first, next].map(({ items }) => items[0].balance.amount)).toEqual([325_00, 425_00])
    expect((await movements('query=German')).items[0].balance).toBeNull()
  })

  test('a payout that its bank sent back says so, and its money has a movement of its own', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    expect((await earner.browser.post(`/wallets/withdrawals/${id}/cancel`)).status).toBe(200)
    const { items } = (await earner.browser.get('/wallets/movements')).body.data
    expect(
      items.map(({ kind, payout_state, amount, balance }: Movement) => [
        ...[kind, payout_state?.slug ?? null, amount.amount, balance?.amount],
      ]),
    ).toEqual([
      ['came_back', 'cancelled', 100_00, 425_00],
      ['withdrawn', 'cancelled', -100_00, 325_00],
      ['cleared', null, 425_00, 425_00],
      ['earned', null, 425_00, 425_00],
    ])
  })
})

describe('linking', () => {
  test('an account at the processor is completed on its page, looked at and linked; nothing goes out for 72 hours', async () => {
    const earner = await makeEarner(server)
    const otp = await codeFor(server, earner, 'link')
    const { status, body } = await earner.browser.post('/wallets', { kind: 'processor', country: 'CA', otp })
    expect([status, body.data.wallet.status]).toEqual([201, [-3, 'Incomplete']])
    await onboard(server, body.data.url, 'in_progress')
    expect((await walletOf(earner)).wallet.status).toEqual([-1, 'In Progress'])
    server.clock.forward(6_000)
    await deliverNews(server)
    const wallet = await walletOf(earner)
    expect(wallet.wallet.status).toEqual([1, 'Linked'])
    expect(wallet.pause).toEqual({
      reason: 'Your bank account changed.',
      ends_at: new Date(server.clock.now().getTime() + 72 * HOUR_MS).toISOString(),
    })
    expect(await subjects(earner)).toContain('Your bank account for payouts changed')
    const refused = await withdraw(server, earner, 20_00)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Payouts are paused. Your bank account changed.',
    ])
  })

  test('what the processor still needs is asked for again, and a refused account is removed', async () => {
    const earner = await makeEarner(server)
    const accountId = await link(server, earner)
    const { house } = sandboxOf(server)
    const say = async (state: 'incomplete' | 'rejected' | 'linked') => {
      await house.book.updateTable('account').set({ status: state }).where('id', '=', accountId).execute()
      server.clock.forward(DAY_MS + 1)
      await tendPayouts.run(server.context, {})
      earner.browser = await enter(server, earner.agent)
      return (await walletOf(earner)).wallet
    }
    expect(await say('incomplete')).toMatchObject({ status: [-3, 'Incomplete'] })
    expect(await subjects(earner)).toContain('Your bank account needs more details')
    expect(
      (await earner.browser.post('/wallets/onboarding', { otp: await codeFor(server, earner, 'link') })).body
        .data,
    ).toContain('/sandbox/account/')
    expect((await withdraw(server, earner, 20_00)).body.message).toBe('Please link a bank account first.')
    expect(await say('rejected')).toBeNull()
    expect(await subjects(earner)).toContain('Your bank account was refused')
  })

  test('a bank account for transfers by hand lies sealed and is shown by its end', async () => {
    const earner = await makeEarner(server)
    await linkByHand(server, earner)
    const { rows } = await server.context.pool.query('select * from wallet where agent_id = $1', [
      earner.agent.id,
    ])
    expect(JSON.stringify(rows)).not.toMatch(/BUKB|1555|Amara/)
    const { text } = await earner.browser.get('/wallets')
    expect(text).toContain('Union Bank •••• 5555')
    expect(text).not.toContain('BUKB')
  })

  test('needs the password of the last ten minutes and the code of a mail, which works once and for one thing', async () => {
    const earner = await makeEarner(server)
    const asked = { kind: 'manual', country: 'GB', bank_account: BANK }
    const post = async (otp: string) =>
      (await earner.browser.post('/wallets', { ...asked, otp })).body.errors?.[0]?.message
    const wrong = await codeFor(server, earner, 'withdraw')
    expect(await post(wrong)).toBe('this code no longer works, please request a new one')
    server.clock.forward(61_000)
    const otp = await codeFor(server, earner, 'link')
    const other = otp === '00000' ? '00001' : '00000'
    for (let tries = 0; tries < 5; tries++) expect(await post(other)).toBe('that code is incorrect')
    expect(await post(otp)).toBe('this code no longer works, please request a new one')
    server.clock.forward(61_000)
    const good = await codeFor(server, earner, 'link')
    await earner.browser.head('/heartbeat')
    expect((await earner.browser.post('/wallets', { ...asked, otp: good })).status).toBe(201)
    expect((await earner.browser.post('/wallets/unlink', { otp: good })).status).toBe(422)
    server.clock.forward(11 * 60_000)
    await earner.browser.head('/heartbeat')
    expect((await earner.browser.post('/wallets/unlink', { otp: good })).body.code).toBe('confirm_first')
  })

  test('a removed account is gone, and no other change goes unnoticed by the old address', async () => {
    const earner = await makeEarner(server)
    await linkByHand(server, earner)
    const now = server.clock.now()
    await server.context.db
      .insertInto('email_change')
      .values({
        ...{ person_id: earner.agent.id, old_email: 'owner@example.com', new_email: 'thief@example.com' },
        ...{
          old_token_hash: Buffer.from(earner.agent.id),
          new_token_hash: Buffer.from(`n${earner.agent.id}`),
        },
        ...{ changed_at: now, created_at: now, expires_at: now },
      })
      .execute()
    const paused = await withdraw(server, earner, 20_00)
    expect(paused.body.message).toBe('Payouts are paused. Your email, password or two-step sign-in changed.')
    server.clock.forward(61_000)
    const otp = await codeFor(server, earner, 'unlink')
    expect((await earner.browser.post('/wallets/unlink', { otp })).status).toBe(200)
    expect((await walletOf(earner)).wallet).toBeNull()
    const { rows } = await server.context.pool.query(
      'select sealed_details from wallet where agent_id = $1',
      [earner.agent.id],
    )
    expect(rows).toEqual([{ sealed_details: null }])
    await mailAbout(server, 'owner@example.com', /bank account for payouts changed/)
  })
})

describe('a withdrawal', () => {
  test('leaves what is available, is sent and arrives (L4a, L4b)', async () => {
    const earner = await linkedEarner(server)
    const { status, body } = await withdraw(server, earner, 100_00)
    expect([status, body.data]).toMatchObject([201, { slug: 'pending', may: ['cancel'] }])
    expect(await moneyOf(server, earner.agent)).toEqual({
      pending: 0,
      available: 325_00,
      transit: 100_00,
      debt: 0,
    })
    await server.jobsDone()
    expect(await statusOf(earner, body.data.id)).toMatchObject({ slug: 'accepted', may: [] })
    await arrive()
    await later(earner, 0)
    expect(await statusOf(earner, body.data.id)).toMatchObject({ slug: 'processed', status: [2, 'Paid'] })
    expect(await moneyOf(server, earner.agent)).toEqual({
      pending: 0,
      available: 325_00,
      transit: 0,
      debt: 0,
    })
    expect(await subjects(earner)).toContain('$100.00 was paid out')
  })

  test.each([
    ['less than the least', 9_99, 'please enter at least $10.00'],
    ['more than there is', 425_01, 'you can withdraw up to $425.00'],
  ])('of %s is refused, and keeps its code', async (_what, amount, message) => {
    const earner = await linkedEarner(server)
    server.clock.forward(61_000)
    const otp = await codeFor(server, earner, 'withdraw')
    const ask = (cents: number) =>
      earner.browser.post('/wallets/withdrawals', { amount: cents, currency: 'USD', otp })
    expect((await ask(amount)).body.errors).toEqual([{ field: 'amount', message }])
    expect((await ask(10_00)).status).toBe(201)
  })

  test('is cancelled before it is sent, and not after', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    const cancelled = await earner.browser.post(`/wallets/withdrawals/${id}/cancel`)
    expect(cancelled.body.data).toMatchObject({ slug: 'cancelled' })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
    await server.jobsDone()
    const next = (await withdraw(server, earner, 100_00)).body.data
    await server.jobsDone()
    expect((await earner.browser.post(`/wallets/withdrawals/${next.id}/cancel`)).body.message).toBe(
      'This payout is already on its way, so it cannot be cancelled.',
    )
  })

  test('that the bank does not take is available again, with what to do (L4c)', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    await server.jobsDone()
    await act(sandboxOf(server).house, 'fail', (await payoutAt()).id)
    await deliverNews(server)
    expect(await statusOf(earner, id)).toMatchObject({ slug: 'failed', is_returned: false, may: [] })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
    expect(await subjects(earner)).toContain('Your payout of $100.00 was not made')
  })

  test('that comes back after it had arrived is available again, also when the account is gone (L4d)', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    await server.jobsDone()
    await arrive()
    await later(earner, 61_000)
    const otp = await codeFor(server, earner, 'unlink')
    expect((await earner.browser.post('/wallets/unlink', { otp })).status).toBe(200)
    await act(sandboxOf(server).house, 'fail', (await payoutAt()).id)
    await deliverNews(server)
    expect(await statusOf(earner, id)).toMatchObject({ slug: 'failed', is_returned: true })
    expect(await moneyOf(server, earner.agent)).toEqual({
      pending: 0,
      available: 425_00,
      transit: 0,
      debt: 0,
    })
    expect(await subjects(earner)).toContain('Your payout of $100.00 came back')
    earner.browser = await enter(server, earner.agent)
    const [notice] = (await earner.browser.get('/notifications')).body.data.items
    expect(notice).toMatchObject({ title: 'A payout came back from your bank', path: '/p/agent/wallet' })
  })

  test('that comes back is found without news too, and has one effect, however often it is told', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    await server.jobsDone()
    await arrive()
    const { house } = sandboxOf(server)
    const { id: payout } = await payoutAt()
    await act(house, 'fail', payout)
    const [paid, failed] = await newsOf(payout)
    await sandboxOf(server).takeDeliveries()
    server.clock.forward(DAY_MS + 1)
    await tendPayouts.run(server.context, {})
    for (const event of [failed, failed, paid, failed]) {
      await act(house, 'redeliver', event ?? '')
      await deliverNews(server)
    }
    await tendPayouts.run(server.context, {})
    await later(earner, 0)
    const back = 'The bank sent the money back. Please check the details of your bank account.'
    expect(await statusOf(earner, id)).toMatchObject({ slug: 'failed', is_returned: true, reason: back })
    expect(await moneyOf(server, earner.agent)).toEqual({
      pending: 0,
      available: 425_00,
      transit: 0,
      debt: 0,
    })
    expect((await subjects(earner)).filter((subject) => /came back/.test(subject))).toHaveLength(1)
    await expectBooksToAgree(server)
  })

  test('whose news were lost is asked about', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    await server.jobsDone()
    await sandboxOf(server).takeDeliveries()
    server.clock.forward(HOUR_MS + 1)
    await sandboxOf(server).takeDeliveries()
    await tendPayouts.run(server.context, {})
    await later(earner, 0)
    expect(await statusOf(earner, id)).toMatchObject({ slug: 'processed' })
  })

  test('that comes back on its thirteenth day, its news lost, is asked about; after the fourteenth no more', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    const kept = (await withdraw(server, earner, 50_00)).body.data.id
    await server.jobsDone()
    const sent = await server.context.db
      .selectFrom('payout')
      .select('processor_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await arrive()
    const tomorrow = async () => {
      server.clock.forward(DAY_MS + 1)
      await tendPayouts.run(server.context, {})
    }
    for (let day = 1; day < 13; day++) await tomorrow()
    await act(sandboxOf(server).house, 'fail', sent.processor_id ?? '')
    await sandboxOf(server).takeDeliveries()
    await tomorrow()
    await later(earner, 0)
    expect(await statusOf(earner, id)).toMatchObject({ slug: 'failed', is_returned: true })
    expect(await statusOf(earner, kept)).toMatchObject({ slug: 'processed' })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 375_00, transit: 0 })
    expect(await subjects(earner)).toContain('Your payout of $100.00 came back')
    await tomorrow()
    await tomorrow()
    const { look_at } = await server.context.db
      .selectFrom('payout')
      .select('look_at')
      .where('id', '=', kept)
      .executeTakeFirstOrThrow()
    expect(look_at).toBeNull()
  })

  test('waits while staff have paused it, and goes on afterwards', async () => {
    const earner = await linkedEarner(server)
    const staff = await enter(server, await makePerson(server, { staff: true }))
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    const pause = `/staff/people/${earner.agent.id}/payout-pause`
    expect((await staff.post(pause, { reason: 'We check an unusual sign-in.' })).status).toBe(200)
    await server.jobsDone()
    expect(await statusOf(earner, id)).toMatchObject({ slug: 'pending' })
    expect((await walletOf(earner)).pause).toEqual({ reason: 'We check an unusual sign-in.', ends_at: null })
    expect((await staff.delete(pause)).status).toBe(204)
    server.clock.forward(HOUR_MS + 1)
    await tendPayouts.run(server.context, {})
    await later(earner, 0)
    expect(await statusOf(earner, id)).toMatchObject({ slug: 'accepted' })
    expect(await subjects(earner)).toEqual(
      expect.arrayContaining(['Your payouts are paused', 'You can withdraw again']),
    )
  })

  test('an account with a payout on its way cannot be removed', async () => {
    const earner = await linkedEarner(server)
    server.clock.forward(61_000)
    const otp = await codeFor(server, earner, 'unlink')
    await withdraw(server, earner, 100_00)
    const waits =
      'A payout to this account waits to be sent. Cancel it in your wallet first, or wait until it has arrived.'
    const tries = async () => {
      server.clock.forward(61_000)
      const asked = await earner.browser.post('/otp', { act: 'unlink' }, { remoteAddress: somewhere() })
      const removed = await earner.browser.post('/wallets/unlink', { otp })
      return [asked, removed].map(({ status, body }) => [status, body.message])
    }
    // Nobody is mailed a code that opens nothing.
    expect(await tries()).toEqual([
      [409, waits],
      [409, waits],
    ])
    await server.jobsDone()
    const onItsWay = 'A payout to this account is on its way. You can remove the account once it has arrived.'
    expect(await tries()).toEqual([
      [409, onItsWay],
      [409, onItsWay],
    ])
  })

  test('by schedule is made up for, where no worker lived on the Monday', async () => {
    const earner = await linkedEarner(server)
    server.clock.forward(61_000)
    const otp = await codeFor(server, earner, 'schedule')
    await earner.browser.put('/wallets/schedule', { schedule: 'weekly', otp })
    while (server.clock.now().getUTCDay() !== 0) server.clock.forward(DAY_MS)
    const look = async () => {
      await server.context.jobs.beginDueRuns(server.context)
      await server.jobsDone()
    }
    await look()
    expect(await moneyOf(server, earner.agent)).toMatchObject({ transit: 0 })
    // Down from Sunday to Wednesday.
    server.clock.forward(3 * DAY_MS)
    await look()
    await look()
    await arrive()
    await later(earner, 0)
    expect((await earner.browser.get('/wallets/withdrawals')).body.data.items).toMatchObject([
      { asked_by: 'schedule', amount: { amount: 425_00 } },
    ])
  })

  test('by schedule takes everything on a Monday, once', async () => {
    const earner = await linkedEarner(server)
    server.clock.forward(61_000)
    const otp = await codeFor(server, earner, 'schedule')
    expect(
      (await earner.browser.put('/wallets/schedule', { schedule: 'weekly', otp })).body.data.schedule,
    ).toBe('weekly')
    const run = () => payBySchedule.run(server.context, {})
    while (server.clock.now().getUTCDay() !== 0) server.clock.forward(DAY_MS)
    await run()
    expect(await moneyOf(server, earner.agent)).toMatchObject({ transit: 0 })
    server.clock.forward(DAY_MS)
    await run()
    await run()
    expect(await moneyOf(server, earner.agent)).toEqual({
      pending: 0,
      available: 0,
      transit: 425_00,
      debt: 0,
    })
    await server.jobsDone()
    await arrive()
    await later(earner, 0)
    expect((await earner.browser.get('/wallets/withdrawals')).body.data.items).toMatchObject([
      { asked_by: 'schedule', amount: { amount: 425_00 }, slug: 'processed' },
    ])
  })
})
