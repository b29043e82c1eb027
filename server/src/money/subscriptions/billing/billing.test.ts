import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectBooksToAgree } from '../../../../test/payments.ts'
import {
  activePlan,
  buyPlan,
  invoicesOf,
  makePlanAgent,
  type PlanAgent,
  passDays,
} from '../../../../test/plans.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

let server: TestApp
let agent: PlanAgent
beforeAll(async () => {
  server = await openTestApp()
  agent = await makePlanAgent(server, { country: 'FR' })
  await server.context.db
    .updateTable('person')
    .set({ street: '4 rue des Lilas', postal_code: '75011', city: 'Other city', alt_city: 'Paris' })
    .where('id', '=', agent.id)
    .execute()
})
afterAll(() => server.close())

const PATH = '/subscriptions/billing-details'
const DETAILS = {
  ...{ company: 'Okafor Immigration GmbH', vat_id: 'DE123456789', country: 'CA', state: '08' },
  ...{ city: 'Toronto', postal_code: 'M5V 2T6', address: '1 Front Street' },
}
const download = (invoice: string, { browser }: PlanAgent = agent) =>
  server.app.inject({
    ...{ method: 'GET', url: `/api/subscriptions/invoices/${invoice}` },
    headers: { cookie: `session=${browser.cookies.get('session')}` },
  })
const wordsOf = async (invoice: string) => (await readPdf((await download(invoice)).rawPayload)).words
const rowOf = (id: string) =>
  server.context.db
    .selectFrom('plan_invoice')
    .select(['buyer_name', 'buyer_company', 'buyer_vat_id', 'buyer_address', 'title', 'lines', 'taxes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('to whom an invoice is made out', () => {
  test('who told nothing is named with the address of their account', async () => {
    expect((await agent.browser.get(PATH)).body.data).toBeNull()
    await buyPlan(server, agent)
    const [invoice] = await invoicesOf(agent.browser)
    expect(await rowOf(invoice?.id ?? '')).toMatchObject({
      ...{ buyer_name: 'Ada Example', buyer_company: null, buyer_vat_id: null, taxes: [] },
      buyer_address: ['4 rue des Lilas, 75011 Paris', 'France'],
      lines: [{ text: 'Pro, monthly', amount: 29_00 }],
    })
  })

  test('who gives a company reads it back, and it stands on the next invoice, not on the last', async () => {
    const saved = await agent.browser.put(PATH, DETAILS)
    expect([saved.status, saved.body.data]).toEqual([200, { ...DETAILS, altCity: null }])
    expect((await agent.browser.get(PATH)).body.data).toEqual(saved.body.data)
    const [before] = await invoicesOf(agent.browser)
    await passDays(server, agent, 31)
    const [next, last] = await invoicesOf(agent.browser)
    expect(last?.id).toBe(before?.id)
    expect(await rowOf(last?.id ?? '')).toMatchObject({ buyer_company: null })
    expect(await rowOf(next?.id ?? '')).toMatchObject({
      ...{ buyer_company: 'Okafor Immigration GmbH', buyer_vat_id: 'DE123456789' },
      buyer_address: ['1 Front Street, M5V 2T6 Toronto', 'Canada'],
    })
    await expectBooksToAgree(server)
  })

  test('a city that is on no list is written as it was typed', async () => {
    const { body } = await agent.browser.put(PATH, {
      ...DETAILS,
      city: 'Other city',
      altCity: 'Moose Factory',
    })
    expect(body.data ?? body).toMatchObject({ altCity: 'Moose Factory' })
    await passDays(server, agent, 31)
    const [invoice] = await invoicesOf(agent.browser)
    expect((await rowOf(invoice?.id ?? '')).buyer_address).toEqual([
      '1 Front Street, M5V 2T6 Moose Factory',
      'Canada',
    ])
  })

  test('who leaves company and number empty has none', async () => {
    const { body } = await agent.browser.put(PATH, { ...DETAILS, company: '', vat_id: '' })
    expect(body.data).toMatchObject({ company: null, vat_id: null })
  })

  test.each([
    ['a country there is not', { country: 'XX' }, 'country', 'please select a country'],
    ['a state of another country', { state: 'no such state' }, 'state', 'please enter a state'],
    ['a city of another state', { city: 'Nowhere at all' }, 'city', 'please enter a city'],
    ['a number that is none', { vat_id: '!' }, 'vat_id', 'please enter a VAT ID'],
  ])('%s is refused at its field, and what was there stays', async (_name, changed, field, message) => {
    const before = (await agent.browser.get(PATH)).body.data
    const { status, body } = await agent.browser.put(PATH, { ...DETAILS, ...changed })
    expect([status, body.errors]).toEqual([422, [{ field, message }]])
    expect((await agent.browser.get(PATH)).body.data).toEqual(before)
  })
})

describe('invoices', () => {
  test('are read page by page, the newest first', async () => {
    const all = await invoicesOf(agent.browser)
    expect(all.length).toBeGreaterThanOrEqual(3)
    const read: { id: string }[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const path: string = `/subscriptions/invoices?limit=2${cursor && `&cursor=${cursor}`}`
      const { data } = (await agent.browser.get(path)).body
      expect(data.items.length).toBeLessThanOrEqual(2)
      read.push(...data.items)
      cursor = data.pagination.next_cursor
    }
    expect(read).toEqual(all)
  })

  test('are a file that no page can run anything in', async () => {
    const [invoice] = await invoicesOf(agent.browser)
    const { headers, statusCode } = await download(invoice?.id ?? '')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    expect(headers['content-disposition']).toContain(`sojourn-invoice-${invoice?.number}.pdf`)
  })

  test('say what was paid, for which days, to whom, and where to ask', async () => {
    const [invoice] = await invoicesOf(agent.browser)
    const words = await wordsOf(invoice?.id ?? '')
    for (const said of [
      ...['Invoice', invoice?.number ?? '', 'Billedto', 'AdaExample', 'Proplan,monthly', '$29.00'],
      ...['1FrontStreet,M5V2T6MooseFactory', 'Canada'],
      ...['Total,paid', 'Questionsaboutthisinvoice?', 'Datesarein', 'Issuedandpaidon', 'Period'],
    ])
      expect(words).toContain(said)
    expect(words).not.toContain('Subtotal')
  })

  test('of a change name the days that are paid for, and of a first month the whole of it', async () => {
    const changing = await makePlanAgent(server)
    await buyPlan(server, changing)
    await passDays(server, changing, 10)
    const at = server.clock.now()
    await buyPlan(server, changing, 'business')
    const { period } = (await activePlan(changing.browser)).subscription
    const papers = await server.context.db
      .selectFrom('plan_invoice')
      .select(['period_start', 'period_end'])
      .where('agent_id', '=', changing.id)
      .orderBy('issued_at')
      .execute()
    const end = new Date(period.end)
    expect(papers).toEqual([
      { period_start: new Date(period.start), period_end: end },
      { period_start: at, period_end: end },
    ])
  })

  test('are nobody else’s to read', async () => {
    const [invoice] = await invoicesOf(agent.browser)
    const stranger = await makePlanAgent(server, { card: null })
    expect((await download(invoice?.id ?? '', stranger)).statusCode).toBe(404)
    expect(await invoicesOf(stranger.browser)).toEqual([])
  })
})
