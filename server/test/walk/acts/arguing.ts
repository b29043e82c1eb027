import type { Random } from '../../random.ts'
import { type Act, act, BOTH_THERE, clientOf, type Stage, TEXT, unless } from '../act.ts'
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

const MAY_ASK = `select from conflict where order_id = $1 and status = 'direct' and opened_by in ('client', 'agent')
  and not exists (select from dispute join payment on payment.id = dispute.payment_id where payment.payable_id = order_id)
  and ${BOTH_THERE}`

const propose = async (stage: Stage, who: 'client' | 'agent', amount: number) =>
  stage.order?.conflict &&
  (await side(stage, who)).post(`${pathOf(stage.order)}/refunds`, {
    ...{ amount, text: TEXT, continues: false, destination: 'card' },
  })

const proposeAll = (who: 'client' | 'agent') =>
  act(
    `the ${who} proposes that all goes back`,
    ({ order }) => (order?.conflict?.status === 'direct' && !order.proposal ? 0.4 : 0),
    (stage) => propose(stage, who, stage.order ? leftOf(stage.order) : 0),
  )

const proposeNothing = act(
  'the agent proposes that nothing goes back',
  ({ order }) => (order?.conflict?.status === 'direct' && !order.proposal ? 0.4 : 0),
  (stage) => propose(stage, 'agent', 0),
)

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
  proposeAll(who),
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
    async (stage) => {
      const { order } = stage
      if (!order?.conflict) return null
      const answer = await (await side(stage, who)).patch(pathOf(order), { step: 'ask_team' })
      return unless(stage, answer, MAY_ASK, 'a side of a conflict could not ask our team')
    },
  ),
  act(
    `the ${who} appeals`,
    ({ order }) => (order?.conflict?.status === 'decided' ? 1 : 0),
    async (stage) =>
      stage.order?.conflict &&
      (await side(stage, who)).patch(pathOf(stage.order), { step: 'appeal', text: TEXT }),
  ),
]

export const arguing: Act[] = [...bySide('client'), ...bySide('agent'), proposeNothing]
