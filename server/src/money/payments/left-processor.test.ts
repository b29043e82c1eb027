import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeStripe } from '../../../test/fake-stripe.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import {
  enter,
  makePayment,
  payByCard,
  payOnPage,
  quieten,
  saveCard,
  statusOf,
} from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { CARDS, deliverNews, sandboxOf, useCard } from '../../../test/sandbox.ts'
import { openTestApp, startApp, type TestApp } from '../../../test/start-app.ts'
import { codeFor, linkedEarner, moneyOf, withdraw } from '../../../test/wallets.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, MovableClock } from '../../platform/clock.ts'
import { openStripe } from '../../platform/payments/stripe/stripe.ts'
import { readSettings, type Settings } from '../../settings/settings.ts'
import { startServer } from '../../start-server.ts'
import { payBySchedule } from '../wallets/payouts/pay-by-schedule.ts'
import { sendPayout } from '../wallets/payouts/send-payout.ts'
import { tendPayouts } from '../wallets/payouts/tend-payouts.ts'
import { reconcilePayments } from './news/reconcile-payments.ts'
import { refuseMixedMoney } from './totals/refuse-mixed-money.ts'

let stripe: Awaited<ReturnType<typeof startFakeStripe>>
let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  stripe = await startFakeStripe({ clock: server.clock })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})

/** The same database under another processor, as after its keys were set. */
const withStripe = (leftProcessors: Settings['leftProcessors'] = []) => ({
  ...server.context,
  processor: stripe.processor,
  settings: { ...server.context.settings, leftProcessors },
})

test('the keys of Stripe’s test mode are another processor than those that take real money', () => {
  const keyed = (secretKey: string) =>
    openStripe({ secretKey, webhookSecrets: [] }, new MovableClock('2026-11-02T09:00:00Z')).name
  expect(['sk_test_1', 'rk_test_1', 'sk_live_1', 'rk_live_1'].map(keyed)).toEqual([
    ...['stripe_test', 'stripe_test', 'stripe', 'stripe'],
  ])
})

test('a start on another processor is refused while money of the one before is held or under way', async () => {
  await refuseMixedMoney(withStripe())
  const { browser, ref } = await makePayment(server)
  await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))
  await quieten(server)
  const open = await makePayment(server)
  await payOnPage(open.browser, open.ref)
  await refuseMixedMoney(server.context)
  const refused = await refuseMixedMoney(withStripe()).catch((error: Error) => error)
  expect(refused).toMatchObject({
    name: 'StartFailure',
    message: expect.stringMatching(
      /^This database has money of another card processor \(sandbox: 1 paid order, 1 payment in progress\)[^\n]*LEFT_PROCESSORS=sandbox[^\n]*\.$/,
    ),
  })
  await refuseMixedMoney(withStripe(['sandbox']))
  // And so the server does not start.
  const settings = readSettings({
    ...{
      NODE_ENV: 'test',
      ROLE: 'worker',
      PORT: '0',
      DATABASE_URL: server.databaseUrl,
    },
    ...{ SECRET: server.context.settings.secret, ORIGIN: server.context.settings.origin },
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  })
  await expect(startServer(settings, () => {})).rejects.toThrow(/^This database has money of another/)
  await expect(refuseMixedMoney(withStripe(['stripe']))).rejects.toThrow('sandbox')
})

test('what was under way at a processor that was left ends, and the payer can try again', async () => {
  const card = await makePayment(server)
  const saved = await saveCard(server, card.browser, CARDS.visa)
  sandboxOf(server).wires.fault = { point: 'before_sending', does: 'fail', call: 'charge', left: 1 }
  await payByCard(card.browser, card.ref, saved)
  const page = await makePayment(server)
  const { body } = await payOnPage(page.browser, page.ref)
  server.clock.forward(11 * MINUTE_MS)
  await reconcilePayments.run(withStripe(['sandbox']), {})

  for (const { browser, ref } of [card, page]) {
    await browser.head('/heartbeat')
    expect((await statusOf(browser, ref)).status).toEqual([0, 'Failed'])
  }
  const { rows } = await server.context.pool.query(
    `select alarm.kind from payment_alarm alarm join payment on payment.id = alarm.payment_id
     where payment.ref = any($1)`,
    [[card.ref, page.ref]],
  )
  expect(rows).toEqual([{ kind: 'attempt_left_behind' }, { kind: 'attempt_left_behind' }])
  // Nothing was asked of the one that is used now.
  expect((await stripe.book()).charges).toEqual([])
  // Here the processor before is used again, and what was paid there after all goes back.
  await useCard(server, body.data.url, CARDS.visa)
  await quieten(server)
  expect((await statusOf(page.browser, page.ref)).status).toEqual([2, 'Processed'])
})

test('a refund that was on its way at a processor that was left is for people', async () => {
  const { browser, ref, order } = await makePayment(server)
  const { body } = await payOnPage(browser, ref)
  await useCard(server, body.data.url, CARDS.visa)
  await browser.post(`/orders/${order.id}/cancel`)
  await deliverNews(server)
  // It is asked for there, and takes a while.
  await server.runJobs()
  server.clock.forward(11 * MINUTE_MS)
  await reconcilePayments.run(withStripe(['sandbox']), {})
  const { rows } = await server.context.pool.query(
    `select refund.status, alarm.kind from refund join payment on payment.id = refund.payment_id
     join payment_alarm alarm on alarm.activity_id = refund.activity_id where payment.ref = $1`,
    [ref],
  )
  expect(rows).toEqual([{ status: 'failed', kind: 'refund_failed' }])
})

describe('a payout that is not over', () => {
  const left = () => withStripe(['sandbox'])
  const payoutOf = (id: string) =>
    server.context.db
      .selectFrom('payout')
      .select(['status', 'reason', 'processor_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const alarmsOf = (id: string) =>
    server.context.db
      .selectFrom('payment_alarm')
      .select(['kind', 'processor_id'])
      .where('about', '=', id)
      .execute()
  /** A node on the same database that has the keys of Stripe. */
  const nodeOfStripe = () =>
    startApp({ besides: server, replaced: { processor: stripe.processor, clock: server.clock } })

  test('and waits is given back, and its agent links a bank account again', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    await sendPayout.run(left(), { payout_id: id })
    const again =
      'Another company makes our payouts now. Please remove your bank account from your wallet and link it again.'
    expect(await payoutOf(id)).toMatchObject({ status: 'rejected', reason: again })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })

    const node = await nodeOfStripe()
    const there = { ...earner, browser: await enter(node, earner.agent) }
    const refused = await withdraw(server, there, 100_00)
    expect([refused.status, refused.body.message]).toEqual([409, again])
    server.clock.forward(MINUTE_MS + 1)
    const otp = await codeFor(server, there, 'unlink')
    expect((await there.browser.post('/wallets/unlink', { otp })).status).toBe(200)
    server.clock.forward(HOUR_MS)
    there.browser = await enter(node, earner.agent)
    const toLink = await codeFor(server, there, 'link')
    const linked = await there.browser.post('/wallets', { kind: 'processor', country: 'CA', otp: toLink })
    expect([linked.status, linked.text]).toEqual([201, expect.stringContaining('url')])
  })

  test('stops the schedule of its wallet, which the agent is told once', async () => {
    const earner = await linkedEarner(server)
    server.clock.forward(MINUTE_MS + 1)
    const otp = await codeFor(server, earner, 'schedule')
    expect((await earner.browser.put('/wallets/schedule', { schedule: 'weekly', otp })).status).toBe(200)
    const told = async () =>
      (await mailsTo(server, earner.agent.email)).filter(({ subject }) => /by schedule/.test(subject))
    const due = { schedule: 'weekly', due_at: server.clock.now().toISOString() } as const
    for (let week = 0; week < 2; week++) await payBySchedule.run(left(), due)
    await server.jobsDone()
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    expect(mail?.text).toContain('Please remove your bank account from your wallet and link it again.')
    const { items } = (await (await enter(server, earner.agent)).get('/notifications')).body.data
    expect(items[0]).toMatchObject({
      ...{ title: 'Your payouts by schedule stopped. Please link your bank account again' },
      path: '/p/agent/wallet',
    })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
    // Back at the processor before, the schedule goes on.
    await payBySchedule.run(server.context, due)
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 0 })
    expect(await told()).toHaveLength(1)
    await quieten(server)
  })

  test('and was never asked for there fails, and our team looks there once', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    sandboxOf(server).wires.fault = { point: 'before_sending', does: 'fail', call: 'payOut', left: 1 }
    await sendPayout.run(server.context, { payout_id: id }).catch(() => {})
    expect(await payoutOf(id)).toMatchObject({ status: 'accepted', processor_id: null })
    server.clock.forward(11 * MINUTE_MS)
    for (const _ of [1, 2]) await tendPayouts.run(left(), {})
    expect(await payoutOf(id)).toMatchObject({ status: 'failed' })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
    expect(await alarmsOf(id)).toEqual([{ kind: 'payout_left_behind', processor_id: null }])
  })

  test('and is on its way there keeps the server from starting, and staff end it', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    await server.jobsDone()
    const { status, processor_id } = await payoutOf(id)
    expect([status, processor_id === null]).toEqual(['accepted', false])
    await expect(refuseMixedMoney(withStripe())).rejects.toThrow(/1 payout in progress/)
    for (const _ of [1, 2]) {
      server.clock.forward(DAY_MS + 1)
      await tendPayouts.run(left(), {})
    }
    expect(await payoutOf(id)).toMatchObject({ status: 'accepted' })
    expect(await alarmsOf(id)).toEqual([{ kind: 'payout_left_behind', processor_id }])
    const member = await makePerson(server, { staff: true })
    const path = `/staff/payouts/${id}/failure`
    const body = { reason: 'It never left.' }
    expect((await (await enter(server, member)).post(path, body)).status).toBe(409)
    const staff = await enter(await nodeOfStripe(), member)
    const { items } = (await staff.get('/staff/payouts?filter[tab]=on_its_way&limit=100')).body.data
    expect(items.find((one: { id: string }) => one.id === id)).toMatchObject({ may: ['finish', 'fail'] })
    expect((await staff.post(path, body)).body.data).toMatchObject({ slug: 'failed', may: ['retry'] })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
  })
})
