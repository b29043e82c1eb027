import { makeGoalFor, makeOrder, payByGift } from './make-order.ts'
import { askAs } from './own-api.ts'
import { makePerson } from './sign-in.ts'
import { type Agent, openSession } from './world.ts'

type Session = Awaited<ReturnType<typeof openSession>>

/** An order whose work the client has accepted. */
export async function completeOrder(agent: Agent, staff: Session) {
  const session = await openSession(await makePerson())
  const order = await makeOrder(session, await makeGoalFor(session, agent.service), agent.service)
  await payByGift(session, staff, order, agent.service)
  const ours = await openSession(agent)
  await askAs(ours, 'POST', `/orders/${order.uuid}/start`)
  const path = `/orders/${order.uuid}/completion-requests`
  const asked = await askAs<{ request: { id: string } }>(ours, 'POST', path, {
    summary: 'The visa is there.',
  })
  await askAs(session, 'POST', `${path}/${asked.request.id}/answer`, { accept: true })
  return order
}
