import { makeGoalFor, makeOrder, payByGift } from './make-order.ts'
import { askAs } from './own-api.ts'
import type { Person } from './sign-in.ts'
import { type Agent, openSession } from './world.ts'

type Session = Awaited<ReturnType<typeof openSession>>

const LONG = 'I have written down everything that happened since, day by day. '.repeat(12).trim()

/** Orders of one client and one agent, one in each state and one for each thing that can wait in it. */
export async function ordersInEveryState(client: Person, agent: Agent, staff: Session) {
  const theirs = await openSession(client)
  const ours = await openSession(agent)
  const { service } = agent
  const goal = await makeGoalFor(theirs, service)
  const orders: Record<string, string> = {}

  async function paid(name: string) {
    const order = await makeOrder(theirs, goal, service)
    await payByGift(theirs, staff, order, service)
    orders[name] = order.uuid
    return `/orders/${order.uuid}`
  }

  async function started(name: string) {
    const path = await paid(name)
    await askAs(ours, 'POST', `${path}/start`)
    return path
  }

  const complained = async (name: string) => {
    const path = `${await started(name)}/conflicts`
    const { id } = await askAs<{ id: string }>(theirs, 'POST', path, { reason: 'late', text: LONG })
    return `${path}/${id}`
  }
  const asked = async (path: string) => askAs(ours, 'POST', `${path}/completion-requests`, { summary: LONG })

  await paid('paid')
  await started('at work')
  const filed = await started('at the authority')
  await askAs(ours, 'PUT', `${filed}/stage`, { stage: 'waiting', note: LONG })
  await asked(await started('to accept'))
  const longer = await started('more time')
  await askAs(ours, 'POST', `${longer}/extensions`, { days: 5, reason: LONG })
  await complained('a conflict')
  const proposed = await complained('a proposal')
  await askAs(ours, 'POST', `${proposed}/refunds`, {
    ...{ amount: service.price.amount / 2, continues: false, more_days: 0 },
    ...{ destination: 'card', text: LONG },
  })
  await askAs(theirs, 'PATCH', await complained('at our team'), { step: 'ask_team' })
  const done = await started('completed')
  await asked(done)
  await askAs(theirs, 'POST', `${done}/accept`)
  await askAs(theirs, 'POST', `${await paid('cancelled')}/leave`, {})
  orders['not paid'] = (await makeOrder(theirs, goal, service)).uuid
  return orders
}
