import { randomUUID } from 'node:crypto'
import { type Act, act, clientOf, type Stage, TEXT } from '../act.ts'
import { NOTHING } from '../plans.ts'

const SIDES = ['client', 'agent'] as const

const side = (stage: Stage, who: (typeof SIDES)[number]) =>
  stage.as(who === 'client' ? clientOf(stage) : stage.household.agent)

const canTalk = ({ order }: Pick<Stage, 'order'>) => (order?.conversation ? 1 : 0)

const bySide = (who: (typeof SIDES)[number]): Act[] => [
  act(
    `the ${who} writes a message`,
    (on) => canTalk(on) * 0.5,
    async (stage) =>
      stage.order?.conversation &&
      (await side(stage, who)).post(`/conversations/${stage.order.conversation.id}/messages`, {
        client_id: randomUUID(),
        message: TEXT,
      }),
  ),
  act(
    `the ${who} reads the messages`,
    (on) => canTalk(on) * 0.2,
    async (stage) =>
      stage.order?.conversation &&
      (await side(stage, who)).put(`/conversations/${stage.order.conversation.id}/read`, {
        seq: Number(stage.order.conversation.seq),
      }),
  ),
]

/** Time passes, and silence counts. */
const nothing = act(
  NOTHING,
  () => 0.2,
  () => Promise.resolve({ status: 200, text: 'done' }),
)

/** Messages of both sides, and what our team takes away of them. */
export const talking: Act[] = [
  nothing,
  ...SIDES.flatMap(bySide),
  act(
    'a message is reported and hidden',
    ({ order }) => (order?.last ? 0.2 : 0),
    async (stage) => {
      const { order, random, as, world } = stage
      if (!order?.last) return null
      const reporter = await side(stage, order.last.sender_side === 'agent' ? 'client' : 'agent')
      const reported = await reporter.post('/reports', {
        ...{
          kind: 'message',
          subject: order.last.id,
          category: 'offensive',
          explanation: TEXT,
          good_faith: true,
        },
      })
      if (reported.status !== 201) return reported
      const team = await as(random.one(world.staff))
      const path = `/staff/reports/${reported.body.data.id}`
      await team.put(`${path}/claim`)
      return team.post(`${path}/decision`, { outcome: 'hidden', ground: 'terms', reason: TEXT })
    },
  ),
]
