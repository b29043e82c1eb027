import { expect } from 'vitest'
import { renewSubscriptions } from '../src/money/subscriptions/renewals/renew-subscriptions.ts'
import { DAY_MS } from '../src/platform/clock.ts'
import { enter, payByCard, saveCard } from './payments.ts'
import { type Browser, makePerson, type TestPerson } from './people.ts'
import { CARDS, deliverNews } from './sandbox.ts'
import type { TestApp } from './start-app.ts'

export interface PlanAgent extends TestPerson {
  browser: Browser
}

interface Wanted {
  card?: string | null
  country?: string
}

/** An agent who is signed in and has a card. */
export async function makePlanAgent(
  server: TestApp,
  { card = CARDS.visa, country }: Wanted = {},
): Promise<PlanAgent> {
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  if (country)
    await server.context.db
      .updateTable('person')
      .set({ country_iso: country })
      .where('id', '=', agent.id)
      .execute()
  const browser = await enter(server, agent)
  if (card) await saveCard(server, browser, card)
  return { ...agent, browser }
}

export const previewOf = (browser: Browser, plan: string, term: string) =>
  browser.get(`/subscriptions/preview?plan=${plan}&term=${term}`)

/** Chooses a plan at the amount of its preview; the answer is what is to be paid. */
export async function choose(browser: Browser, plan: string, term: string) {
  const { body: seen } = await previewOf(browser, plan, term)
  const { status, body, text } = await browser.post('/subscriptions', {
    ...{ plan, term, amount: seen.data.total.amount },
  })
  if (status !== 200) throw new Error(text)
  return body.data.payable_id as string | null
}

export const openPlanPayment = (browser: Browser, payable_id: string) =>
  browser.post('/payments', { payable: 'subscription', payable_id })

/** Pays a bill with the card that is the default. */
export async function payBill(browser: Browser, payableId: string) {
  const { body, text } = await openPlanPayment(browser, payableId)
  if (!body?.data?.ref) throw new Error(text)
  const cards = (await browser.get('/payment-methods')).body.data.items
  const answer = await payByCard(browser, body.data.ref, cards[0].id)
  return { ref: body.data.ref as string, answer }
}

/** Puts an agent on a plan, as they do it themselves. */
export async function buyPlan(server: TestApp, agent: PlanAgent, plan = 'pro', term = 'month') {
  const payable = await choose(agent.browser, plan, term)
  if (!payable) throw new Error('Nothing was to be paid')
  const { answer } = await payBill(agent.browser, payable)
  expect(answer.body.data.status).toEqual([2, 'Processed'])
  await server.jobsDone()
}

export const activePlan = async (browser: Browser) =>
  (await browser.get('/subscriptions/consultant/active')).body.data

/** Lets days pass and the clock do its work; the agent signs in anew, as a session does not last so long. */
export async function passDays(server: TestApp, agent: PlanAgent, days: number) {
  server.clock.forward(days * DAY_MS)
  await renew(server)
  agent.browser = await enter(server, agent)
}

export async function renew(server: TestApp) {
  await renewSubscriptions.run(server.context, {})
  await deliverNews(server)
  await server.jobsDone()
}

export const invoicesOf = async (browser: Browser) =>
  (await browser.get('/subscriptions/invoices')).body.data.items as { id: string; number: string }[]

export const capturedOf = async ({ context }: TestApp, { id }: { id: string }) => {
  const { rows } = await context.pool.query(
    `select charge.amount::int from sandbox.charge charge
     join payment_activity activity on activity.id::text = charge.reference
     join payment on payment.id = activity.payment_id
     where payment.payer_id = $1 and charge.status = 'captured' order by charge.created_at`,
    [id],
  )
  return rows.map(({ amount }) => Number(amount))
}
