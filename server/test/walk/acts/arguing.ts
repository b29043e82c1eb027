import type { Random } from '../../random.ts'
import { type Act, act, clientOf, type Stage, TEXT } from '../act.ts'
import type { OrderSight } from '../sight.ts'

const pathOf = ({ id, conflict }: OrderSight) => `/orders/${id}/conflicts/${conflict?.id}`

const side = (stage: Stage, who: 'client' | 'agent') =>
  stage.as(who === 'client' ? clientOf(stage) : stage.household.agent)

export const leftOf = ({ payment }: OrderSight) =>
  payment ? Number(payment.price) + Number(payment.tax_amount) - Number(payment.refunded_amount) : 0

/** Some people want all of it back and the work too. */
const someOf = (order: OrderSight, random: Random, continues: boolean) =>
  Math.floor(leftOf(order) * random.one(continues ? [0, 0.1, 0.4, 1, 1, 1] : [0, 0, 0.1, 0.4, 0.5, 1]))

const isArguable = ({ order }: Pick<Stage, 'order'>, who: 'client' | 'agent') => {
  const status = order?.status ?? ''
  return (
    status === 'paid' ||
    status === 'ongoing' ||
    (who === 'client' && status === 'completed' && !order?.isCleared)
  )
}

const bySide = (who: 'client' | 'agent'): Act[] => [
  act(
    `the ${who} opens a conflict`,
    (on) => (isArguable(on, who) ? 2.5 : 0),
    async (stage) =>
      stage.order &&
      (await side(stage, who)).post(`/orders/${stage.order.id}/conflicts`, {
        reason: stage.random.one(['late', 'no_contact', 'other']),
        text: TEXT,
      }),
  ),
  act(
    `the ${who} proposes`,
    ({ order }) => (order?.conflict && order.proposal?.made_by !== who ? 3 : 0),
    async (stage) => {
      const { order, random } = stage
      if (!order?.conflict) return null
      const continues = random.chance(0.4)
      return (await side(stage, who)).post(`${pathOf(order)}/refunds`, {
        ...{ amount: someOf(order, random, continues), text: TEXT, continues },
        ...{ destination: random.one(['card', 'credit']) },
      })
    },
  ),
  act(
    `the ${who} answers the proposal`,
    ({ order }) => (order?.proposal && order.proposal.made_by !== who ? 2 : order?.proposal ? 0.3 : 0),
    async (stage) => {
      const { order, random } = stage
      if (!order?.proposal) return null
      const answer = order.proposal.made_by === who ? 'withdraw' : random.one(['accept', 'accept', 'reject'])
      return (await side(stage, who)).patch(`${pathOf(order)}/refunds/${order.proposal.id}`, {
        answer,
        text: TEXT,
      })
    },
  ),
  act(
    `the ${who} withdraws the conflict`,
    ({ order }) => (order?.conflict?.opened_by === who ? 2 : 0),
    async (stage) =>
      stage.order?.conflict && (await side(stage, who)).patch(pathOf(stage.order), { step: 'withdraw' }),
  ),
  act(
    `the ${who} asks the team`,
    ({ order }) => (order?.conflict?.status === 'direct' ? 1 : 0),
    async (stage) =>
      stage.order?.conflict && (await side(stage, who)).patch(pathOf(stage.order), { step: 'ask_team' }),
  ),
  act(
    `the ${who} appeals`,
    ({ order }) => (order?.conflict?.status === 'decided' ? 1 : 0),
    async (stage) =>
      stage.order?.conflict &&
      (await side(stage, who)).patch(pathOf(stage.order), { step: 'appeal', text: TEXT }),
  ),
]

export const arguing: Act[] = [...bySide('client'), ...bySide('agent')]
