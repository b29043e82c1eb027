import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handOverPassport } from '../../../../test/documents.ts'
import { mailsTo } from '../../../../test/mailbox.ts'
import { makeGoal } from '../../../../test/orders.ts'
import { askForCompletion, makeWork, type PaidWork } from '../../../../test/paid-work.ts'
import {
  balanceOf,
  enter,
  expectBooksToAgree,
  makePayment,
  makeSeller,
  makeShopper,
  openPayment,
  payByCard,
  payOnPage,
  quieten,
  saveCard,
} from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { CARDS, useCard } from '../../../../test/sandbox.ts'
import { makeService } from '../../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { startAfterWithdrawal } from '../../completion/start-after-withdrawal.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  Object.defineProperty(server.context.settings, 'taxes', {
    get: () => ({
      CA: [{ code: 'gst', name: 'GST', percent: 5 }],
      DE: [{ code: 'vat', name: 'VAT', percent: 19 }],
    }),
  })
})
afterAll(() => server.close())

const BERLIN = {
  country: 'DE',
  state: '16',
  city: 'Berlin',
  postal_code: '10115',
  address: 'Invalidenstrasse 1',
}
const orderOf = (id: string) =>
  server.context.db.selectFrom('client_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Work somebody of this country paid for, which its agent has handed in. */
async function handedIn(country: string): Promise<PaidWork> {
  const shopper = await makeShopper(server, { country })
  const agent = await makeSeller(server)
  const card = await saveCard(server, shopper.browser, CARDS.visa)
  const asAgent = await enter(server, agent)
  const work = await makeWork(server, { shopper, agent, card, asAgent })
  await askForCompletion(work)
  return work
}

describe('a client who hired from Canada', () => {
  test('cannot move to Berlin on paper and withdraw from work that is handed in', async () => {
    const { id, client } = await handedIn('CA')
    // The cooling-off time, in which nobody has to say why, is over by then.
    server.clock.forward(4 * DAY_MS)
    const browser = await enter(server, client)
    const { status } = await browser.put('/account/address', BERLIN)
    expect(status).toBe(200)
    expect((await browser.get(`/orders/${id}/ways-out`)).body.data.leave).toBeNull()
    expect((await browser.post(`/orders/${id}/leave`, {})).body.code).toBe('not_now')
    expect((await orderOf(id)).status).toBe('ongoing')
    expect(await balanceOf(server, 'escrow', id)).toBe(-50_000)
  })
})

test('a client who hired from Germany withdraws also once they moved to Canada', async () => {
  const shopper = await makeShopper(server, { country: 'DE' })
  const card = await saveCard(server, shopper.browser, CARDS.visa)
  const { order, ref } = await makePayment(server, { shopper })
  await payByCard(shopper.browser, ref, card)
  await server.context.db
    .updateTable('person')
    .set({ country_iso: 'CA' })
    .where('id', '=', shopper.id)
    .execute()
  server.clock.forward(4 * DAY_MS)
  const browser = await enter(server, shopper)
  expect((await browser.get(`/orders/${order.id}/ways-out`)).body.data.leave).toMatchObject({
    why: 'withdrawal',
    percent: 100,
  })
})

describe('where a client lives', () => {
  async function hire(country: string | null, residence?: string) {
    const client = await makePerson(server)
    if (country)
      await server.context.db
        .updateTable('person')
        .set({ country_iso: country })
        .where('id', '=', client.id)
        .execute()
    const browser = await enter(server, client)
    const service = (await makeService(server, await makeSeller(server))).id
    const goal = (await makeGoal(server, client)).id
    const { status, body } = await browser.post('/orders', { goal, service, ...(residence && { residence }) })
    expect(status).toBe(201)
    const opened = (await openPayment(browser, body.data.uuid)).body.data
    return { client, browser, id: body.data.uuid as string, ref: opened.ref as string, service, goal }
  }
  const order = async ({ browser, id }: Awaited<ReturnType<typeof hire>>) =>
    (await browser.get(`/orders/${id}`)).body.data
  const payment = async ({ browser, ref }: Awaited<ReturnType<typeof hire>>) =>
    (await browser.get(`/payments/${ref}`)).body.data

  test('is taken from the address of the profile, and shown before they pay', async () => {
    const hired = await hire('CA')
    expect((await order(hired)).residence).toEqual({ id: 'CA', name: 'Canada' })
    expect((await payment(hired)).taxes).toMatchObject([{ name: 'GST' }])
  })

  test('is what they say with the order, whatever the profile says', async () => {
    const hired = await hire('CA', 'de')
    expect(await order(hired)).toMatchObject({ residence: { id: 'DE' }, early_start: false })
    expect((await payment(hired)).taxes).toMatchObject([{ name: 'VAT' }])
  })

  test('is what they said on their goal where the profile says nothing', async () => {
    const asked = await hire(null)
    await asked.browser.patch(`/goals/${asked.goal}`, { residence: 'DE' })
    const service = (await makeService(server, await makeSeller(server))).id
    const { body } = await asked.browser.post('/orders', { goal: asked.goal, service })
    const id = body.data.uuid as string
    expect((await order({ ...asked, id })).residence).toEqual({ id: 'DE', name: 'Germany' })
    expect((await asked.browser.put(`/orders/${id}/residence`, { country: 'CA' })).status).toBe(200)
  })

  test('must be a country there is', async () => {
    const hired = await hire('CA')
    const { browser, service, goal } = hired
    for (const residence of ['XQ', 'Canada', ''])
      expect((await browser.post('/orders', { goal, service, residence })).body.errors).toEqual([
        { field: 'residence', message: 'please select the country you live in' },
      ])
    const { status, body } = await browser.put(`/orders/${hired.id}/residence`, { country: 'XQ' })
    expect([status, body.errors?.[0].field]).toEqual([422, 'country'])
  })

  test('is asked where nothing is known: without it nobody can pay', async () => {
    const hired = await hire(null)
    const { browser, id, ref } = hired
    expect((await order(hired)).residence).toBeNull()
    const card = await saveCard(server, browser, CARDS.visa)
    const refused = await payByCard(browser, ref, card)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Please select the country you live in before you pay. Reload the page if it is not asked.',
    ])
    const said = await browser.put(`/orders/${id}/residence`, { country: 'DE' })
    expect(said.body.data).toMatchObject({ residence: { id: 'DE', name: 'Germany' }, early_start: false })
    expect((await payment(hired)).amount.amount).toBeGreaterThan((await payment(hired)).item.price.amount)
    expect((await payByCard(browser, ref, card)).status).toBe(200)
    expect((await orderOf(id)).status).toBe('paid')
    // The next order begins with it, and it can be put right there.
    const service = (await makeService(server, await makeSeller(server))).id
    const goal = (await makeGoal(server, hired.client)).id
    const next = (await browser.post('/orders', { goal, service })).body.data.uuid
    expect((await browser.get(`/orders/${next}`)).body.data.residence).toEqual({ id: 'DE', name: 'Germany' })
    expect((await browser.put(`/orders/${next}/residence`, { country: 'CA' })).status).toBe(200)
  })

  test('can be put right until they pay, with its taxes, and an agreement to begin early goes with it', async () => {
    const hired = await hire('DE')
    const { browser, id } = hired
    await browser.put(`/orders/${id}/early-start`, { agrees: true })
    expect((await browser.put(`/orders/${id}/residence`, { country: 'FR' })).body.data.early_start).toBe(true)
    expect((await payment(hired)).taxes).toEqual([])
    expect((await browser.put(`/orders/${id}/residence`, { country: 'CA' })).body.data.early_start).toBeNull()
    expect((await payment(hired)).taxes).toMatchObject([{ name: 'GST' }])
    expect((await orderOf(id)).early_start_agreed_at).toBeNull()
  })

  test('is nobody else’s to say, and nobody’s once it is paid', async () => {
    const hired = await hire('CA')
    const { browser, id, ref } = hired
    const stranger = (await makeShopper(server)).browser
    expect((await stranger.put(`/orders/${id}/residence`, { country: 'DE' })).status).toBe(404)
    await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))
    const { status, body } = await browser.put(`/orders/${id}/residence`, { country: 'DE' })
    expect([status, body.message]).toEqual([
      409,
      'The country you live in can only be changed before you pay for an order.',
    ])
    await expect(
      server.context.db
        .updateTable('client_order')
        .set({ residence_iso: 'DE' })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow(/residence/)
  })

  test('changed while the page of the bank is open closes that page: its money would be another amount', async () => {
    const hired = await hire('CA')
    const { browser, id, ref } = hired
    const { url } = (await payOnPage(browser, ref)).body.data
    expect((await browser.put(`/orders/${id}/residence`, { country: 'DE' })).status).toBe(200)
    await server.jobsDone()
    await useCard(server, url, CARDS.visa).catch(() => {})
    await quieten(server)
    expect((await orderOf(id)).status).toBe('awaiting_payment')
    await expectBooksToAgree(server)
  })

  test('said in two tabs at once while a card is charged is one of them, and the amount is that of its taxes', async () => {
    const hired = await hire('CA')
    const { browser, id, ref } = hired
    const card = await saveCard(server, browser, CARDS.visa)
    await Promise.all([
      browser.put(`/orders/${id}/residence`, { country: 'DE' }),
      payByCard(browser, ref, card),
      browser.put(`/orders/${id}/residence`, { country: 'FR' }),
    ])
    await quieten(server)
    const { residence } = await order(hired)
    const { taxes } = await payment(hired)
    const names = { CA: ['GST'], DE: ['VAT'], FR: [] }[residence.id as 'CA' | 'DE' | 'FR']
    expect(taxes.map(({ name }: { name: string }) => name)).toEqual(names)
    await expectBooksToAgree(server)
  })

  test('of an order the release before made and paid is the address of the profile at that moment', async () => {
    const client = await makeShopper(server, { country: 'CA' })
    const { order: made } = await makePayment(server, { shopper: client })
    const { rows } = await server.context.pool.query(
      `update client_order set status = 'paid', paid_at = $2 where id = $1 returning residence_iso`,
      [made.id, server.clock.now()],
    )
    expect(rows).toEqual([{ residence_iso: 'CA' }])
  })

  test('stands on the receipt also once they moved, without the street of elsewhere', async () => {
    const hired = await hire(null, 'CA')
    const { browser, client, ref } = hired
    await browser.put('/account/address', BERLIN)
    await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))
    const receipt = await server.context.db
      .selectFrom('receipt')
      .select('payer_address')
      .where('payer_id', '=', client.id)
      .executeTakeFirstOrThrow()
    expect(receipt.payer_address).toEqual(['Canada'])
  })
})

describe('work for a consumer of the EU or the UK who did not agree to an early start', () => {
  async function paidFrom(country: string, agrees = false) {
    const shopper = await makeShopper(server, { country })
    const agent = await makeSeller(server)
    const card = await saveCard(server, shopper.browser, CARDS.visa)
    const { order, ref } = await makePayment(server, { shopper, agent })
    if (agrees) await shopper.browser.put(`/orders/${order.id}/early-start`, { agrees: true })
    await payByCard(shopper.browser, ref, card)
    return { id: order.id, shopper, agent, asAgent: await enter(server, agent) }
  }
  const workOf = async ({ asAgent, id }: Awaited<ReturnType<typeof paidFrom>>) =>
    (await asAgent.get(`/orders/${id}/work`)).body.data

  test.each(['DE', 'GB'])(
    'in %s is at the agent’s own risk, which they read before they begin',
    async (country) => {
      const paid = await paidFrom(country)
      const { id, asAgent, shopper } = paid
      const until = new Date(server.clock.now().getTime() + 14 * DAY_MS).toISOString()
      expect((await workOf(paid)).own_risk_until).toBe(until)
      expect((await shopper.browser.get(`/orders/${id}/work`)).body.data.own_risk_until).toBeNull()
      for (const body of [undefined, {}, { accepts_risk: false }]) {
        const { status, body: answer } = await asAgent.post(`/orders/${id}/start`, body)
        expect([status, answer.code]).toEqual([409, 'not_now'])
        expect(answer.message).toMatch(/at your own risk/)
      }
      expect((await orderOf(id)).status).toBe('paid')
      expect((await asAgent.post(`/orders/${id}/start`, { accepts_risk: true })).status).toBe(200)
      expect(await orderOf(id)).toMatchObject({ status: 'ongoing', risk_accepted_at: server.clock.now() })
      expect((await workOf(paid)).own_risk_until).toBe(until)
    },
  )

  test('is told in the mail that hires the agent, who need not begin before', async () => {
    const { agent } = await paidFrom('DE')
    await quieten(server)
    const mails = await mailsTo(server, agent.email)
    expect(mails.some(({ text }) => text.includes('until that time you work at your own risk'))).toBe(true)
    expect(mails.some(({ text }) => text.includes('Start by'))).toBe(false)
  })

  test('leaves the agent three days from the end of the time to withdraw, and nobody blames them before', async () => {
    const { id, shopper } = await paidFrom('DE')
    const leave = async () => {
      const browser = await enter(server, shopper)
      return (await browser.get(`/orders/${id}/ways-out`)).body.data.leave?.why ?? null
    }
    const seen: (string | null)[] = []
    for (const days of [4, 9, 1, 3]) {
      server.clock.forward(days * DAY_MS)
      seen.push(await leave())
    }
    expect(seen).toEqual(['withdrawal', 'withdrawal', null, 'not_started_in_time'])
  })

  test('is nobody’s risk where the client agreed, lives elsewhere, or the 14 days are over', async () => {
    for (const paid of [await paidFrom('DE', true), await paidFrom('CA')]) {
      expect((await workOf(paid)).own_risk_until).toBeNull()
      expect((await paid.asAgent.post(`/orders/${paid.id}/start`)).status).toBe(200)
    }
    const late = await paidFrom('DE')
    server.clock.forward(14 * DAY_MS)
    const asAgent = await enter(server, late.agent)
    expect((await workOf({ ...late, asAgent })).own_risk_until).toBeNull()
    expect((await asAgent.post(`/orders/${late.id}/start`)).status).toBe(200)
    expect((await orderOf(late.id)).risk_accepted_at).toBeNull()
  })

  test('does not begin by itself; it does once the client agrees, and the agent is told', async () => {
    const paid = await withEverythingThere('DE')
    expect((await orderOf(paid.id)).status).toBe('paid')
    const said = await paid.shopper.browser.put(`/orders/${paid.id}/early-start`, { agrees: true })
    expect([said.status, said.body.data.early_start]).toEqual([200, true])
    expect((await orderOf(paid.id)).status).toBe('ongoing')
    expect((await paid.shopper.browser.put(`/orders/${paid.id}/early-start`, { agrees: false })).status).toBe(
      409,
    )
    await quieten(server)
    expect((await mailsTo(server, paid.agent.email)).length).toBeGreaterThan(0)
  })

  test('that needs nothing of them waits for its agent also once the client agrees', async () => {
    const paid = await paidFrom('DE')
    const said = await paid.shopper.browser.put(`/orders/${paid.id}/early-start`, { agrees: true })
    expect([said.status, (await orderOf(paid.id)).status]).toEqual([200, 'paid'])
    expect((await paid.asAgent.post(`/orders/${paid.id}/start`)).status).toBe(200)
  })

  test('begins by itself once the 14 days are over, and not an hour before', async () => {
    const paid = await withEverythingThere('DE')
    server.clock.forward(14 * DAY_MS - HOUR_MS)
    await startDue()
    expect((await orderOf(paid.id)).status).toBe('paid')
    server.clock.forward(HOUR_MS)
    await startDue()
    await startDue()
    expect((await orderOf(paid.id)).status).toBe('ongoing')
  })

  test('where nothing is at risk work begins by itself as before', async () => {
    expect((await orderOf((await withEverythingThere('CA')).id)).status).toBe('ongoing')
  })

  async function startDue() {
    await server.context.jobs.enqueue(server.context.db as never, startAfterWithdrawal, {})
    await quieten(server)
  }

  /** Paid, and the meeting it waits for is booked. */
  async function withEverythingThere(country: string) {
    const shopper = await makeShopper(server, { country })
    const agent = await makeSeller(server)
    const card = await saveCard(server, shopper.browser, CARDS.visa)
    const { order, ref } = await makePayment(server, { shopper, agent })
    await server.context.db
      .updateTable('client_order')
      .set({ requirements: JSON.stringify([{ name: 'Passport', mandatory: true }]) })
      .where('id', '=', order.id)
      .execute()
    await payByCard(shopper.browser, ref, card)
    await handOverPassport(server, shopper, order.id)
    const asAgent = await enter(server, agent)
    return { id: order.id, shopper, agent, asAgent }
  }
})
