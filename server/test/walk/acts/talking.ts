import { randomUUID } from 'node:crypto'
import { type Act, act, clientOf, type Stage, TEXT } from '../act.ts'
import { NOTHING } from '../plans.ts'

const SIDES = ['client', 'agent'] as const

const memberOf = (stage: Stage, who: (typeof SIDES)[number]) =>
  who === 'client' ? clientOf(stage) : stage.household.agent

const side = (stage: Stage, who: (typeof SIDES)[number]) => stage.as(memberOf(stage, who))

const canTalk = ({ order }: Pick<Stage, 'order'>) => (order?.conversation ? 1 : 0)

const write = async (stage: Stage, who: (typeof SIDES)[number]) =>
  stage.order?.conversation &&
  (await side(stage, who)).post(`/conversations/${stage.order.conversation.id}/messages`, {
    client_id: randomUUID(),
    message: TEXT,
  })

/** The other side reports it, and our team hides it. */
async function hide(stage: Stage, message: string, writer: string) {
  const reporter = await side(stage, writer === 'agent' ? 'client' : 'agent')
  const reported = await reporter.post('/reports', {
    ...{ kind: 'message', subject: message, category: 'offensive', explanation: TEXT, good_faith: true },
  })
  if (reported.status !== 201) return reported
  const team = await stage.as(stage.random.one(stage.world.staff))
  const path = `/staff/reports/${reported.body.data.id}`
  await team.put(`${path}/claim`)
  return team.post(`${path}/decision`, { outcome: 'hidden', ground: 'terms', reason: TEXT })
}

const bySide = (who: (typeof SIDES)[number]): Act[] => [
  act(
    `the ${who} writes a message`,
    (on) => canTalk(on) * 0.5,
    (stage) => write(stage, who),
  ),
  act(
    `the ${who} writes two messages, and the first is hidden at once`,
    (on) => canTalk(on) * 0.1,
    async (stage) => {
      const [first, second] = [await write(stage, who), await write(stage, who)]
      return first?.status === 201 && second?.status === 201 ? hide(stage, first.body.data.uuid, who) : second
    },
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
  act(
    `the ${who}’s browser is to tell of messages`,
    (on) => canTalk(on) * 0.1,
    async (stage) => {
      const { origin, subscription } = stage.world.pushService
      const endpoint = `${origin}/${memberOf(stage, who).id}`
      return (await side(stage, who)).put('/account/push', { ...subscription, endpoint })
    },
  ),
  act(
    `the ${who} wants no pushes of messages`,
    (on) => canTalk(on) * 0.02,
    async (stage) => {
      const browser = await side(stage, who)
      const shown = await browser.get('/account/notifications')
      if (shown.status !== 200) return shown
      const { data } = shown.body
      return browser.put('/account/notifications', { ...data, push: { ...data.push, messages: false } })
    },
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
      const { last } = stage.order ?? {}
      return last ? hide(stage, last.id, last.sender_side ?? '') : null
    },
  ),
]
