import type { PlannedStage } from '@sojourn/contract/supply/stages'
import type { Order } from '@sojourn/contract/work/orders'
import { makeGoal } from './orders.ts'
import { makeSides, type PaidWork } from './paid-work.ts'
import { openPayment, payByCard } from './payments.ts'
import { makeService } from './services.ts'
import type { TestApp } from './start-app.ts'

export const THREE: PlannedStage[] = [
  { name: 'Plan', delivers: 'Which visa fits, and what is needed for it.', days: 5, amount: 100_00 },
  { name: 'Filing', delivers: 'The application, checked and filed.', days: 10, amount: 250_00 },
  { name: 'Interview', delivers: 'Two rehearsals of the interview.', days: 6, amount: 150_00 },
]

export interface Case extends Omit<PaidWork, 'id'> {
  /** The order of the first stage. */
  id: string
  card: string
  service: string
}

interface Wanted {
  stages?: PlannedStage[]
  /** The client agrees that the saved card is charged for the later stages. */
  byCard?: boolean
  /** Without them two are made who have met nobody. */
  sides?: Awaited<ReturnType<typeof makeSides>>
}

/** A client hires an agent by stages; nothing is paid yet. */
export async function hireByStages(
  server: TestApp,
  { stages = THREE, byCard = false, sides }: Wanted = {},
): Promise<Case> {
  const { shopper, agent, card, asAgent } = sides ?? (await makeSides(server))
  const price = stages.reduce((sum, { amount }) => sum + amount, 0)
  const service = await makeService(server, agent, { price })
  await server.context.db
    .updateTable('service')
    .set({ stages: JSON.stringify(stages) })
    .where('id', '=', service.id)
    .execute()
  const goal = await makeGoal(server, shopper)
  const asClient = shopper.browser
  const { body, text } = await asClient.post('/orders', {
    service: service.id,
    goal: goal.id,
    residence: 'US',
  })
  if (!body?.data) throw new Error(text)
  const id = body.data.uuid as string
  if (byCard) await asClient.put(`/orders/${id}/stage-charges`, { agrees: true })
  return { id, client: shopper, agent, asClient, asAgent, card, service: service.id }
}

/** A stage that waits is paid by hand. */
export async function payStage({ asClient, card }: Case, id: string) {
  const { status, body, text } = await openPayment(asClient, id)
  if (status !== 201) throw new Error(text)
  return payByCard(asClient, body.data.ref, card)
}

/** The agent begins a paid stage and hands it in, and the client accepts it. */
export async function acceptStage({ asAgent, asClient }: Case, id: string) {
  const begun = await asAgent.post(`/orders/${id}/start`)
  if (begun.status !== 200) throw new Error(begun.text)
  const asked = await asAgent.post(`/orders/${id}/completion-requests`, { summary: 'This stage is done.' })
  const request = asked.body.data.request.id
  const accepted = await asClient.post(`/orders/${id}/completion-requests/${request}/answer`, {
    accept: true,
  })
  if (accepted.status !== 200) throw new Error(accepted.text)
}

export const showCase = async ({ asClient }: Case, id: string): Promise<Order> =>
  (await asClient.get(`/orders/${id}`)).body.data

/** The order of the stage a case stands at. */
export async function currentOf(of: Case): Promise<string> {
  const { stages } = await showCase(of, of.id)
  if (!stages) throw new Error('This order is paid at once')
  return stages.current
}
