import { enter, makePayment, makeSeller, makeShopper, payByCard, type Shopper, saveCard } from './payments.ts'
import type { Browser, TestPerson } from './people.ts'
import { CARDS } from './sandbox.ts'
import type { TestApp } from './start-app.ts'

export interface PaidWork {
  id: string
  client: Shopper
  agent: TestPerson
  /** The browser of each side. */
  asClient: Browser
  asAgent: Browser
}

type Given = { shopper: Shopper; agent: TestPerson; card: string; asAgent: Browser }

export async function makeSides(server: TestApp): Promise<Given> {
  const shopper = await makeShopper(server)
  const agent = await makeSeller(server)
  const card = await saveCard(server, shopper.browser, CARDS.visa)
  return { shopper, agent, card, asAgent: await enter(server, agent) }
}

/** An order somebody paid 500.00 for, of which the agent gets 85 %. */
export async function makePaidWork(server: TestApp, given?: Given): Promise<PaidWork> {
  const { shopper, agent, card, asAgent } = given ?? (await makeSides(server))
  const { order, ref } = await makePayment(server, { shopper, agent })
  await payByCard(shopper.browser, ref, card)
  return { id: order.id, client: shopper, agent, asClient: shopper.browser, asAgent }
}

/** The same once the agent has started. */
export async function makeWork(server: TestApp, given?: Given): Promise<PaidWork> {
  const work = await makePaidWork(server, given)
  const { status, text } = await work.asAgent.post(`/orders/${work.id}/start`)
  if (status !== 200) throw new Error(text)
  return work
}

/** The agent says that the work is done; the id of the request. */
export async function askForCompletion({ id, asAgent }: PaidWork): Promise<string> {
  const { body, text } = await asAgent.post(`/orders/${id}/completion-requests`, { summary: 'All is filed.' })
  if (!body?.data) throw new Error(text)
  return body.data.request.id
}
