import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailAbout } from '../../../test/mailbox.ts'
import { expectBooksToAgree, saveCard } from '../../../test/payments.ts'
import {
  activePlan,
  buyPlan,
  capturedOf,
  choose,
  invoicesOf,
  makePlanAgent,
  openPlanPayment,
  passDays,
  payBill,
  previewOf,
} from '../../../test/plans.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { CARDS } from '../../../test/sandbox.ts'
import { makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const planNow = async ({ id }: { id: string }) =>
  (
    await server.context.db
      .selectFrom('agent')
      .select('plan')
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow()
  ).plan

describe('an agent pays for a plan', () => {
  test('and has its rights, an invoice and a mail', async () => {
    const agent = await makePlanAgent(server)
    const { browser } = agent
    expect((await activePlan(browser)).subscription).toBeNull()
    const preview = (await previewOf(browser, 'pro', 'month')).body.data
    expect(preview).toMatchObject({
      takes_effect: 'now',
      lines: [{ text: 'Pro, monthly', amount: { amount: 29_00, currency: 'USD' } }],
      total: { amount: 29_00 },
      commission_percent: 12,
    })
    const payable = await choose(browser, 'pro', 'month')
    expect((await activePlan(browser)).plan).toBe('free')
    const { answer } = await payBill(browser, payable ?? '')
    expect(answer.body.data.status).toEqual([2, 'Processed'])
    const active = await activePlan(browser)
    expect(active).toMatchObject({
      plan: 'pro',
      commission_percent: 12,
      services: { active: 0, limit: 15 },
      subscription: { status: [1, 'Active'], plan: 'pro', term: 'month', may: ['change', 'cancel'] },
      bill: null,
    })
    const [invoice] = await invoicesOf(browser)
    expect(invoice?.number).toMatch(/^2026-00000\d$/)
    await mailAbout(server, agent.email, /Your Pro plan is paid: \$29\.00/)
    expect(await capturedOf(server, agent)).toEqual([29_00])
    await expectBooksToAgree(server)
  })

  test('only at the price they saw', async () => {
    const { browser } = await makePlanAgent(server)
    const { status, body } = await browser.post('/subscriptions', {
      ...{ plan: 'pro', term: 'month', amount: 28_99 },
    })
    expect([status, body.message]).toEqual([
      409,
      'The price has changed. Please check it before you confirm.',
    ])
    expect((await activePlan(browser)).bill).toBeNull()
  })

  test('once, in however many tabs they choose one', async () => {
    const agent = await makePlanAgent(server)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        agent.browser.post('/subscriptions', { plan: 'pro', term: 'month', amount: 29_00 }),
      ),
    )
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(answers.every(({ status }) => [200, 503].includes(status))).toBe(true)
    const { rows } = await server.context.pool.query(
      `select count(*)::int from subscription where agent_id = $1 and status <> 'ended'`,
      [agent.id],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('and no coupon goes towards it', async () => {
    const { browser } = await makePlanAgent(server)
    const payable = await choose(browser, 'pro', 'month')
    const { ref } = (await openPlanPayment(browser, payable ?? '')).body.data
    const { status } = await browser.post(`/payments/${ref}/calculate-totals`, { coupons: ['GIFT-1234'] })
    expect(status).toBe(409)
  })

  test('nobody else can', async () => {
    const { browser } = await makePlanAgent(server)
    const stranger = await makePlanAgent(server)
    const payable = await choose(browser, 'pro', 'month')
    expect((await openPlanPayment(stranger.browser, payable ?? '')).status).toBe(404)
  })

  test('which is given up after a day without a payment, and money that comes late goes back', async () => {
    const agent = await makePlanAgent(server, { card: null })
    const payable = await choose(agent.browser, 'pro', 'month')
    await openPlanPayment(agent.browser, payable ?? '')
    await passDays(server, agent, 1)
    expect(await activePlan(agent.browser)).toMatchObject({ plan: 'free', subscription: null, bill: null })
    expect((await openPlanPayment(agent.browser, payable ?? '')).status).toBe(409)
  })
})

describe('a larger plan', () => {
  test('costs today what is left of the month, line by line', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    await passDays(server, agent, 13)
    const preview = (await previewOf(agent.browser, 'business', 'month')).body.data
    // From 2 November, or the day the tests before have reached, a month has 30 or 31 days.
    const [fresh, unused] = preview.lines
    const [, left, all] = /(\d+) of (\d+) days/.exec(fresh.text) ?? []
    expect(Number(all) - Number(left)).toBe(13)
    expect(fresh.amount.amount).toBe(Math.round((99_00 * Number(left)) / Number(all)))
    expect(unused.amount.amount).toBe(-Math.round((29_00 * Number(left)) / Number(all)))
    expect(preview.total.amount).toBe(fresh.amount.amount + unused.amount.amount)

    const before = await activePlan(agent.browser)
    const payable = await choose(agent.browser, 'business', 'month')
    expect((await activePlan(agent.browser)).plan).toBe('pro')
    await payBill(agent.browser, payable ?? '')
    const after = await activePlan(agent.browser)
    expect(after).toMatchObject({ plan: 'business', services: { limit: null } })
    expect(after.subscription.period).toEqual(before.subscription.period)
    expect(await capturedOf(server, agent)).toEqual([29_00, preview.total.amount])
    await expectBooksToAgree(server)
  })

  test('for a year takes off what is left of the month and begins a year today', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    const preview = (await previewOf(agent.browser, 'pro', 'year')).body.data
    expect(preview.lines.map(({ amount }: { amount: { amount: number } }) => amount.amount)).toEqual([
      290_00, -29_00,
    ])
    const payable = await choose(agent.browser, 'pro', 'year')
    await payBill(agent.browser, payable ?? '')
    const { subscription } = await activePlan(agent.browser)
    const { start, end } = subscription.period
    expect(new Date(end).getUTCFullYear() - new Date(start).getUTCFullYear()).toBe(1)
    expect(subscription).toMatchObject({ term: 'year', price: { amount: 290_00 } })
  })

  test('that nobody paid for a day leaves everything as it was', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    const payable = await choose(agent.browser, 'business', 'month')
    await passDays(server, agent, 0.9)
    expect((await activePlan(agent.browser)).bill, 'it waits for a day').toMatchObject({
      payable_id: payable,
    })
    await passDays(server, agent, 1.1)
    expect(await activePlan(agent.browser)).toMatchObject({ plan: 'pro', bill: null })
    expect((await openPlanPayment(agent.browser, payable ?? '')).status).toBe(409)
  })
})

describe('a smaller plan', () => {
  test('begins when the period ends, and says before what it unlists', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent, 'business')
    const limitPro = (value: number) => {
      server.clock.forward(1000)
      return server.context.db
        .insertInto('rule_change')
        .values({
          ...{ rule: 'pro_services', value, reason: 'For this test alone.', changed_by: agent.id },
          created_at: server.clock.now(),
        })
        .execute()
    }
    await limitPro(3)
    const titles = Array.from({ length: 5 }, (_, index) => `Service number ${index + 1} of this agent`)
    for (const title of titles) {
      await makeService(server, agent, { title })
      server.clock.forward(1000)
    }
    const preview = (await previewOf(agent.browser, 'pro', 'month')).body.data
    expect(preview).toMatchObject({ takes_effect: 'period_end', lines: [], total: { amount: 0 } })
    expect(preview.unlisted.map(({ title }: { title: string }) => title)).toEqual(titles.slice(3))

    expect(await choose(agent.browser, 'pro', 'month')).toBeNull()
    expect(await activePlan(agent.browser)).toMatchObject({
      ...{ plan: 'business', services: { active: 5 } },
      subscription: { next: { plan: 'pro', price: { amount: 29_00 } }, may: ['change', 'cancel', 'resume'] },
    })
    await passDays(server, agent, 32)
    expect(await activePlan(agent.browser)).toMatchObject({
      ...{ plan: 'pro', services: { active: 3 } },
      subscription: { next: null, price: { amount: 29_00 } },
    })
    expect(await capturedOf(server, agent)).toEqual([99_00, 29_00])
    const { text } = await mailAbout(server, agent.email, /Your Pro plan is paid/)
    expect(text).toContain('Service number 5')
    await limitPro(15)
  })

  test('can be undone until then', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent, 'business')
    await choose(agent.browser, 'pro', 'month')
    const { body } = await agent.browser.post('/subscriptions/consultant/active/resume')
    expect(body.data.subscription.next).toBeNull()
    expect((await agent.browser.post('/subscriptions/consultant/active/resume')).status).toBe(409)
  })
})

describe('a cancelled plan', () => {
  test('ends with its period, and not before', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    const { body } = await agent.browser.post('/subscriptions/consultant/active/cancel')
    expect(body.data.subscription).toMatchObject({ cancel_at_period_end: true, may: ['change', 'resume'] })
    await mailAbout(server, agent.email, /Your Pro plan ends on/)
    await passDays(server, agent, 20)
    expect(await planNow(agent)).toBe('pro')
    await passDays(server, agent, 12)
    expect(await activePlan(agent.browser)).toMatchObject({ plan: 'free', subscription: null })
    expect(await capturedOf(server, agent)).toEqual([29_00])
    await mailAbout(server, agent.email, /Your Pro plan has ended/)
    const { items } = (await agent.browser.get('/subscriptions/consultant')).body.data
    expect(items[0]).toMatchObject({ status: [0, 'Ended'], may: [] })
  })

  test('goes on when it is undone', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    await agent.browser.post('/subscriptions/consultant/active/cancel')
    await agent.browser.post('/subscriptions/consultant/active/resume')
    await passDays(server, agent, 32)
    expect(await planNow(agent)).toBe('pro')
    expect(await capturedOf(server, agent)).toEqual([29_00, 29_00])
  })
})

describe('a renewal that fails', () => {
  const decline = async (agent: Awaited<ReturnType<typeof makePlanAgent>>) => {
    const card = await saveCard(server, agent.browser, CARDS.declined)
    await agent.browser.post(`/payment-methods/${card}/set-default`)
  }

  test('is tried on days 1, 3 and 5, each time with a mail; then the plan ends', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    await decline(agent)
    const tries = async () => {
      const { rows } = await server.context.pool.query(
        `select count(*)::int from payment_activity activity join payment on payment.id = payment_id
         where payer_id = $1 and activity.status = 'failed'`,
        [agent.id],
      )
      return rows[0].count
    }
    await passDays(server, agent, 31)
    expect(await activePlan(agent.browser)).toMatchObject({
      ...{ plan: 'pro', subscription: { status: [3, 'Past due'], may: ['pay', 'cancel'] } },
      bill: { kind: 'renewal', price: { amount: 29_00 } },
    })
    await mailAbout(server, agent.email, /Your Pro plan could not be renewed/)
    expect(await tries()).toBe(1)
    const counts: number[] = []
    for (let day = 1; day <= 5; day++) {
      await passDays(server, agent, 1)
      counts.push(await tries())
    }
    expect(counts).toEqual([2, 2, 3, 3, 4])
    expect(await planNow(agent)).toBe('pro')
    await passDays(server, agent, 1)
    expect(await activePlan(agent.browser)).toMatchObject({ plan: 'free', subscription: null, bill: null })
    await mailAbout(server, agent.email, /Your Pro plan has ended/)
    expect(await capturedOf(server, agent)).toEqual([29_00])
  })

  test('recovers when the agent pays, and keeps its days', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    const { end } = (await activePlan(agent.browser)).subscription.period
    await decline(agent)
    await passDays(server, agent, 31)
    const { bill } = await activePlan(agent.browser)
    await passDays(server, agent, 2)
    expect((await activePlan(agent.browser)).bill, 'it can be paid as long as it is tried').toEqual(bill)
    const good = await saveCard(server, agent.browser, CARDS.mastercard)
    await agent.browser.post(`/payment-methods/${good}/set-default`)
    const { answer } = await payBill(agent.browser, bill.payable_id)
    expect(answer.body.data.status).toEqual([2, 'Processed'])
    const { subscription } = await activePlan(agent.browser)
    expect(subscription).toMatchObject({ status: [1, 'Active'], period: { start: end }, try_at: null })
    await passDays(server, agent, 6)
    expect(await capturedOf(server, agent)).toEqual([29_00, 29_00])
  })

  test('ends at once when it is cancelled, and nothing is tried again', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    await decline(agent)
    await passDays(server, agent, 31)
    const { body } = await agent.browser.post('/subscriptions/consultant/active/cancel')
    expect(body.data).toMatchObject({ plan: 'free', subscription: null })
  })

  test('keeps another plan from being chosen until it is paid', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    await decline(agent)
    await passDays(server, agent, 31)
    const { status } = await agent.browser.post('/subscriptions', {
      plan: 'business',
      term: 'year',
      amount: 1,
    })
    expect(status).toBe(409)
  })
})

test('the only card of a plan that goes on cannot be removed', async () => {
  const agent = await makePlanAgent(server)
  await buyPlan(server, agent)
  const [card] = (await agent.browser.get('/payment-methods')).body.data.items
  const { status, body } = await agent.browser.delete(`/payment-methods/${card.id}`)
  expect([status, body.message]).toEqual([
    409,
    'Your plan is paid with this card. Add another card first, or cancel your plan.',
  ])
  await saveCard(server, agent.browser, CARDS.mastercard)
  expect((await agent.browser.delete(`/payment-methods/${card.id}`)).status).toBe(204)
})

test('the only card stays while a plan is past due, and can go once the plan is cancelled', async () => {
  const agent = await makePlanAgent(server)
  await buyPlan(server, agent)
  const [good] = (await agent.browser.get('/payment-methods')).body.data.items
  const bad = await saveCard(server, agent.browser, CARDS.declined)
  await agent.browser.post(`/payment-methods/${bad}/set-default`)
  expect((await agent.browser.delete(`/payment-methods/${good.id}`)).status).toBe(204)
  await passDays(server, agent, 31)
  expect((await activePlan(agent.browser)).subscription.status).toEqual([3, 'Past due'])
  const { status, body } = await agent.browser.delete(`/payment-methods/${bad}`)
  expect([status, body.message]).toEqual([
    409,
    'Your plan is paid with this card. Add another card first, or cancel your plan.',
  ])
  await agent.browser.post('/subscriptions/consultant/active/cancel')
  expect((await agent.browser.delete(`/payment-methods/${bad}`)).status).toBe(204)
})

test('an invoice names the company, its number and the taxes of its country', async () => {
  const taxed = await openTestApp({
    settings: { feeTaxes: { CA: [{ code: 'gst', name: 'GST 19 %', percent: 19 }] } },
  })
  try {
    const agent = await makePlanAgent(taxed, { country: 'FR' })
    await agent.browser.put('/subscriptions/billing-details', {
      ...{ company: 'Okafor Immigration GmbH', vat_id: 'DE123456789', country: 'CA', state: '08' },
      ...{ city: 'Toronto', postal_code: 'M5V 2T6', address: '1 Front Street' },
    })
    const preview = (await previewOf(agent.browser, 'pro', 'month')).body.data
    expect(preview.taxes).toEqual([{ name: 'GST 19 %', amount: { amount: 5_51, currency: 'USD' } }])
    await buyPlan(taxed, agent)
    const [invoice] = await invoicesOf(agent.browser)
    const { rows } = await taxed.context.pool.query('select total::int, taxes from plan_invoice')
    expect(rows).toEqual([{ total: 34_51, taxes: [expect.objectContaining({ amount: 5_51 })] }])
    const answer = await taxed.app.inject({
      ...{ method: 'GET', url: `/api/subscriptions/invoices/${invoice?.id}` },
      headers: { cookie: `session=${agent.browser.cookies.get('session')}` },
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    const { words } = await readPdf(answer.rawPayload)
    for (const said of ['2026-000001', 'OkaforImmigrationGmbH', 'DE123456789', 'GST19%', '$34.51', '$5.51'])
      expect(words).toContain(said)
    await expectBooksToAgree(taxed)
  } finally {
    await taxed.close()
  }
})

test('whoever wants their account deleted cancels their plan first', async () => {
  const agent = await makePlanAgent(server)
  await buyPlan(server, agent)
  const { subscriptionAgainstDeletion } = await import('./subscription-against-deletion.ts')
  expect(await subscriptionAgainstDeletion(server.context, agent.id)).toBe(
    'You have a paid plan. Cancel it first.',
  )
  await agent.browser.post('/subscriptions/consultant/active/cancel')
  expect(await subscriptionAgainstDeletion(server.context, agent.id)).toBeNull()
})
