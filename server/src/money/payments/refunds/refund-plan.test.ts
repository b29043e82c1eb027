import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailAbout } from '../../../../test/mailbox.ts'
import { balanceOf, enter, expectBooksToAgree, quieten } from '../../../../test/payments.ts'
import { type Browser, makePerson } from '../../../../test/people.ts'
import { activePlan, buyPlan, makePlanAgent } from '../../../../test/plans.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { partsOfPlanRefund } from './parts-of-plan-refund.ts'

let server: TestApp
let staff: Browser
beforeAll(async () => {
  server = await openTestApp()
  const vat = { DE: [{ code: 'vat', name: 'VAT', percent: 19 }] }
  Object.defineProperty(server.context.settings, 'feeTaxes', { value: vat })
  staff = await enter(server, await makePerson(server, { staff: true, first_name: 'Sam' }))
})
afterAll(() => server.close())

async function makePaidPlan() {
  const agent = await makePlanAgent(server, { country: 'DE' })
  await buyPlan(server, agent)
  const path = `/staff/people/${agent.id}/plan-payments`
  const list = async () => (await staff.get(path)).body.data.items
  const [payment] = await list()
  const refund = (amount: number) =>
    staff.post(`/staff/plan-payments/${payment.id}/refunds`, { amount, reason: 'It was down for a week.' })
  return { agent, payment, list, refund }
}

test('staff give back a part of what a plan cost, then the rest: card, taxes and books follow (L10b)', async () => {
  const revenue = await balanceOf(server, 'subscription_revenue', null)
  const { agent, payment, list, refund } = await makePaidPlan()
  const total = payment.amount.amount
  expect(total).toBeGreaterThan(29_00)
  expect(payment.refundable.amount).toBe(total)
  expect(await balanceOf(server, 'tax', null)).toBe(29_00 - total)
  const first = await refund(10_01)
  expect([first.status, first.body.data]).toMatchObject([201, { on_its_way: { amount: 10_01 } }])
  expect((await refund(total)).body.errors[0]).toMatchObject({ field: 'amount' })
  await quieten(server)
  expect(await list()).toMatchObject([{ refunded: { amount: 10_01 }, refundable: { amount: total - 10_01 } }])
  await mailAbout(server, agent.email, /\$10\.01 is back with your bank/)
  expect((await refund(total - 10_01)).status).toBe(201)
  expect((await refund(1)).status).toBe(409)
  await quieten(server)
  expect(await list()).toMatchObject([{ refunded: { amount: total }, refundable: { amount: 0 } }])
  expect(await balanceOf(server, 'subscription_revenue', null)).toBe(revenue)
  expect(await balanceOf(server, 'tax', null)).toBe(0)
  expect((await activePlan(agent.browser)).plan).toBe('pro')
  const notes = (await agent.browser.get('/subscriptions/invoices')).body.data.items
  const paid = notes.at(-1)
  expect(notes).toMatchObject([
    { corrects: paid.number, total: { amount: total - 10_01 } },
    { corrects: paid.number, total: { amount: 10_01 } },
    { corrects: null, total: { amount: total } },
  ])
  const numbers = notes.map(({ number }: { number: string }) => Number(number.slice(5)))
  expect(numbers).toEqual([numbers[2] + 2, numbers[2] + 1, numbers[2]])
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api/subscriptions/invoices/${notes[1].id}`,
    headers: { cookie: `session=${agent.browser.cookies.get('session')}` },
  })
  const { words: pdf } = await readPdf(answer.rawPayload)
  for (const words of ['Creditnote', notes[1].number, paid.number, 'Total,refunded', '$10.01'])
    expect(pdf).toContain(words)
  const log = (await staff.get(`/staff/audit-log?subject=${agent.id}`)).body.data.items
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['refund_plan', 'refund_plan'])
  expect(log[0].details).toMatchObject({ payment: payment.ref, reason: 'It was down for a week.' })
  await expectBooksToAgree(server)
})

test('never more than was paid, however many staff press at once', async () => {
  const { payment, list, refund } = await makePaidPlan()
  const answers = await Promise.all(Array.from({ length: 6 }, () => refund(payment.amount.amount)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  await quieten(server)
  expect(await list()).toMatchObject([{ refunded: payment.amount }])
  await expectBooksToAgree(server)
})

test('an agent who has paid for no plan has nothing that could go back', async () => {
  const agent = await makePlanAgent(server, { country: 'DE' })
  const { status, body } = await staff.get(`/staff/people/${agent.id}/plan-payments`)
  expect([status, body.data.items]).toEqual([200, []])
})

test('refunds cent by cent give back our fee and each tax to the cent', () => {
  const paid = { amount: 1_27, tax_amount: 27, taxes: [tax('vat', 19), tax('levy', 8)] }
  const given = { fee: 0, vat: 0, levy: 0 }
  for (let cent = 0; cent < paid.amount; cent++) {
    const { fee, taxes } = partsOfPlanRefund(paid, Array(cent).fill(1), 1)
    given.fee += fee
    given.vat += taxes[0]?.amount ?? 0
    given.levy += taxes[1]?.amount ?? 0
  }
  expect(given).toEqual({ fee: 1_00, vat: 19, levy: 8 })
})

const tax = (code: string, amount: number) => ({ code, name: code, percent: amount, amount })
