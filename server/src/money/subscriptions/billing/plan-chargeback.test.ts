import { act } from '@sojourn/sandbox/control/act'
import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mailAbout, mailsTo } from '../../../../test/mailbox.ts'
import { balanceOf, chargesOf, enter, expectBooksToAgree, quieten } from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { activePlan, buyPlan, makePlanAgent, passDays } from '../../../../test/plans.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { deliverNews, sandboxOf } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { settleDisputeIn } from '../../payments/disputes/settle-dispute.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  const vat = { DE: [{ code: 'vat', name: 'VAT', percent: 19 }] }
  Object.defineProperty(server.context.settings, 'feeTaxes', { value: vat })
})
afterAll(() => server.close())
afterEach(() => expectBooksToAgree(server))

/** Somebody whose Pro plan was paid a moment ago. */
async function makeSubscriber() {
  const before = await ours()
  const agent = await makePlanAgent(server, { country: 'DE' })
  await buyPlan(server, agent)
  const charge = (await chargesOf(server)).at(-1)
  return { agent, before, charge: charge?.id ?? '', total: Number(charge?.amount) }
}

const ours = async () => ({
  revenue: await balanceOf(server, 'subscription_revenue', null),
  tax: await balanceOf(server, 'tax', null),
})
const papersOf = async ({ browser }: Awaited<ReturnType<typeof makePlanAgent>>) =>
  (await browser.get('/subscriptions/invoices')).body.data.items

async function wordsOf({ browser }: Awaited<ReturnType<typeof makePlanAgent>>, paper: string) {
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api/subscriptions/invoices/${paper}`,
    headers: { cookie: `session=${browser.cookies.get('session')}` },
  })
  return (await readPdf(answer.rawPayload)).words
}

/** The bank of the payer asks for the money, all of it or a part. */
async function chargeBack(charge: string, amount: number | null = null) {
  const { house } = sandboxOf(server)
  const id = (await openDispute(house.book, charge, server.clock.now(), amount)) ?? ''
  await quieten(server)
  return async (outcome: 'won' | 'lost') => {
    await closeDispute(house.book, id, outcome, server.clock.now())
    await quieten(server)
    await tellAgain(id)
  }
}

/** Line by line and in sum, as the tax office adds it up. */
const sumsOf = async ({ id }: { id: string }) => {
  const papers = await server.context.db
    .selectFrom('plan_invoice')
    .select(['corrects_id', 'lines', 'taxes', 'total'])
    .where('agent_id', '=', id)
    .orderBy('number')
    .execute()
  const sum = (parts: unknown) =>
    (parts as { amount: number }[]).reduce((total, { amount }) => total + amount, 0)
  return papers.map(({ corrects_id, lines, taxes, total }) => ({
    isNote: corrects_id !== null,
    net: sum(lines),
    taxes: sum(taxes),
    total,
  }))
}

test('the lines of every paper and its taxes add up to its total, whoever took the money back', async () => {
  const { agent } = await makeSubscriber()
  const staff = await enter(server, await makePerson(server, { staff: true }))
  const [payment] = (await staff.get(`/staff/people/${agent.id}/plan-payments`)).body.data.items
  const refund = { amount: 11_90, reason: 'A goodwill gesture.' }
  const answer = await staff.post(`/staff/plan-payments/${payment.id}/refunds`, refund)
  expect(answer.status, answer.text).toBeLessThan(300)
  await quieten(server)
  server.clock.forward(10_000)
  await quieten(server)
  const other = await makeSubscriber()
  await (await chargeBack(other.charge, 11_90))('lost')
  expect(await sumsOf(agent)).toEqual([
    { isNote: false, net: 29_00, taxes: 5_51, total: 34_51 },
    { isNote: true, net: 10_00, taxes: 1_90, total: 11_90 },
  ])
  expect(await sumsOf(other.agent)).toEqual(await sumsOf(agent))
  const [note, invoice] = await papersOf(agent)
  const words = await wordsOf(agent, note.id)
  for (const said of ['Creditnote', `Forinvoice${invoice.number}`, 'Issuedandrefundedon', 'Total,refunded'])
    expect(words).toContain(said)
})

async function tellAgain(dispute: string) {
  const { house } = sandboxOf(server)
  const events = await house.book.selectFrom('event').select('id').where('object_id', '=', dispute).execute()
  for (const { id } of events) await act(house, 'redeliver', id)
  await deliverNews(server)
  await quieten(server)
}

test('a plan payment that the bank takes back has a credit note, and the plan ends (L10c, S7b)', async () => {
  const { agent, before, charge, total } = await makeSubscriber()
  const loss = await balanceOf(server, 'dispute_loss', null)
  const end = await chargeBack(charge)
  expect((await activePlan(agent.browser)).plan).toBe('pro')
  await end('lost')
  expect(await ours()).toEqual(before)
  expect(await balanceOf(server, 'dispute_loss', null)).toBe(loss + 15_00)
  const [note, paid, ...more] = await papersOf(agent)
  expect(more).toEqual([])
  expect(note).toMatchObject({ corrects: paid.number, total: { amount: total } })
  expect(Number(note.number.slice(5))).toBe(Number(paid.number.slice(5)) + 1)
  const words = await wordsOf(agent, note.id)
  expect(words).toContain('chargedbackbyyourbank')
  expect(words).not.toContain('Total,refunded')

  expect((await activePlan(agent.browser)).plan).toBe('free')
  const { text } = await mailAbout(server, agent.email, /Your Pro plan has ended/)
  expect(text).toContain('Your bank took the payment back')
  const subjects = (await mailsTo(server, agent.email)).map(({ subject }) => subject)
  expect(
    subjects.filter((subject) => subject.includes('of a payment back')),
    'one mail is enough',
  ).toEqual([])
  const staff = await enter(server, await makePerson(server, { staff: true }))
  const payments = (await staff.get(`/staff/people/${agent.id}/plan-payments`)).body.data.items
  expect(payments).toMatchObject([{ refundable: { amount: 0 } }])
})

test('of a part has a credit note of that part, and the plan goes on', async () => {
  const { agent, before, charge, total } = await makeSubscriber()
  await (await chargeBack(charge, 10_01))('lost')
  const [note] = await papersOf(agent)
  expect(note).toMatchObject({ total: { amount: 10_01 } })
  const kept = await ours()
  expect(before.revenue + before.tax - kept.revenue - kept.tax).toBe(total - 10_01)
  expect(kept.tax).toBeLessThan(before.tax)
  expect((await activePlan(agent.browser)).plan).toBe('pro')
  await mailAbout(server, agent.email, /Your bank took \$10\.01 of a payment back/)
})

test('that we win changes nothing but its fee', async () => {
  const { agent, charge } = await makeSubscriber()
  const loss = await balanceOf(server, 'dispute_loss', null)
  await (await chargeBack(charge))('won')
  expect(await papersOf(agent)).toHaveLength(1)
  expect(await balanceOf(server, 'dispute_loss', null)).toBe(loss + 15_00)
  expect((await activePlan(agent.browser)).plan).toBe('pro')
})

test('of which a refund was kept as credit takes that credit back, and nothing of it is our loss', async () => {
  const { agent, charge, total } = await makeSubscriber()
  const staff = await enter(server, await makePerson(server, { staff: true }))
  const [payment] = (await staff.get(`/staff/people/${agent.id}/plan-payments`)).body.data.items
  const { wires } = sandboxOf(server)
  wires.refundsFail = true
  await staff.post(`/staff/plan-payments/${payment.id}/refunds`, {
    amount: total,
    reason: 'It did not work.',
  })
  await quieten(server)
  wires.refundsFail = false
  const [refund] = (await agent.browser.get('/refunds')).body.data
  expect((await agent.browser.post(`/refunds/${refund.id}/credit`)).status).toBe(200)
  const loss = await balanceOf(server, 'dispute_loss', null)
  const end = await chargeBack(charge)
  const kept = async () =>
    (await staff.get(`/staff/coupons?query=${(await couponOf(agent.id)).code}`)).body.data.items
  expect(await kept()).toMatchObject([{ balance: { amount: total }, held_for: payment.ref }])
  await end('lost')
  expect(await balanceOf(server, 'dispute_loss', null)).toBe(loss + 15_00)
  expect(await balanceOf(server, 'client_credit', agent.id)).toBe(0)
  expect(await couponOf(agent.id)).toMatchObject({ balance: 0, taken_amount: total })
})

test('lost, then won, gives back all of the credit that was kept, beside a refund that had arrived', async () => {
  const { agent, charge } = await makeSubscriber()
  const staff = await enter(server, await makePerson(server, { staff: true }))
  const [payment] = (await staff.get(`/staff/people/${agent.id}/plan-payments`)).body.data.items
  const { wires, house } = sandboxOf(server)
  async function giveBack(amount: number) {
    const reason = 'It did not work.'
    const answer = await staff.post(`/staff/plan-payments/${payment.id}/refunds`, { amount, reason })
    expect(answer.status, answer.text).toBe(201)
    await quieten(server)
  }
  await giveBack(10_00)
  wires.refundsFail = true
  await giveBack(20_00)
  wires.refundsFail = false
  const failed = (await agent.browser.get('/refunds')).body.data.find(
    ({ amount }: { amount: { amount: number } }) => amount.amount === 20_00,
  )
  expect((await agent.browser.post(`/refunds/${failed.id}/credit`)).status).toBe(200)
  await (await chargeBack(charge))('lost')
  expect(await couponOf(agent.id)).toMatchObject({ balance: 0, taken_amount: 20_00 })
  const { disputes } = await server.context.processor.listDisputes({ since: new Date(0), after: null })
  const dispute = disputes.find(({ chargeId }) => chargeId === charge)
  if (!dispute) throw new Error('There is no dispute')
  await house.book.updateTable('dispute').set({ status: 'won' }).where('id', '=', dispute.id).execute()
  await inTransaction(server.context.db, (tx) =>
    settleDisputeIn(server.context, tx, { ...dispute, state: 'won' }),
  )
  await quieten(server)
  expect(await couponOf(agent.id)).toMatchObject({ balance: 20_00, taken_amount: 0 })
  // Our team says who has the rest.
  const { items } = (await staff.get('/staff/payment-alarms?limit=100')).body.data
  const alert = items.find(
    (one: { payment: { ref: string } | null; to_book: unknown }) =>
      one.payment?.ref === payment.ref && one.to_book,
  )
  expect(alert.to_book.amount.amount).toBe(4_51)
  const note = 'The bank wrote that the appeal is decided.'
  const settled = await staff.post(`/staff/payment-alarms/${alert.id}/settlement`, { note, bearer: 'us' })
  expect(settled.status, settled.text).toBe(204)
})

const couponOf = (owner: string) =>
  server.context.db
    .selectFrom('coupon')
    .select(['code', 'balance', 'taken_amount'])
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()

test('of two parts, one lost and one won, leaves nothing that our team could refund to that card', async () => {
  const { agent, charge } = await makeSubscriber()
  await (await chargeBack(charge, 10_00))('lost')
  const other = { id: `dp_${charge}`, chargeId: charge, amount: 5_00, fee: 0, currency: 'USD' }
  for (const state of ['open', 'won'] as const)
    await inTransaction(server.context.db, (tx) => settleDisputeIn(server.context, tx, { ...other, state }))
  const staff = await enter(server, await makePerson(server, { staff: true }))
  const payments = (await staff.get(`/staff/people/${agent.id}/plan-payments`)).body.data.items
  expect(payments).toMatchObject([{ refundable: { amount: 0 } }])
})

test('of a period that is over leaves the plan that was paid since', async () => {
  const { agent, charge, total } = await makeSubscriber()
  const end = await chargeBack(charge)
  await passDays(server, agent, 32)
  await end('lost')
  expect((await papersOf(agent)).filter(({ corrects }: { corrects: string }) => corrects)).toMatchObject([
    { total: { amount: total } },
  ])
  expect((await activePlan(agent.browser)).plan).toBe('pro')
})
