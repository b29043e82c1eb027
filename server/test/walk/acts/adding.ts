import { type Act, act, clientOf, type Stage } from '../act.ts'

const runs = ({ order }: Pick<Stage, 'order'>) => order?.status === 'paid' || order?.status === 'ongoing'

export const adding: Act[] = [
  act(
    'propose an extra',
    (on) => (runs(on) ? 1 : 0),
    async ({ order, household, as, random }) =>
      order &&
      (await as(household.agent)).post(`/orders/${order.id}/extras`, {
        ...{ title: 'A rehearsal', included: 'Two rehearsals of an hour.', excluded: '' },
        amount: random.chance(0.7) ? random.one([20_00, 75_50, 300_00]) : null,
        days: random.one([1, 5, 40]),
        ...{ revisions: 1, holds: random.one([1, 7, 30]) },
        ...(order.extra && random.chance(0.7) && { replaces: order.extra.id }),
      }),
  ),
  act(
    'ask for an extra',
    (on) => (runs(on) ? 0.5 : 0),
    async (stage) =>
      stage.order &&
      (await stage.as(clientOf(stage))).post(`/orders/${stage.order.id}/wanted-extras`, {
        title: 'A visa for my daughter',
        wanted: 'She is six and comes along.',
      }),
  ),
  act(
    'answer an extra',
    ({ order }) => (order?.extra ? 3 : 0),
    async (stage) => {
      const { order, random } = stage
      if (!order?.extra) return null
      const answer = random.one(['accept', 'accept', 'accept', 'decline', 'ask-for-change'] as const)
      const bodies = {
        accept: {},
        decline: { reason: 'It costs too much.' },
        'ask-for-change': { change: 'Once is enough.' },
      }
      return (await stage.as(clientOf(stage))).post(`/offers/${order.extra.id}/${answer}`, bodies[answer])
    },
  ),
  act(
    'withdraw an extra',
    ({ order }) => (order?.extra ? 0.5 : 0),
    async (stage) => {
      const { order, household } = stage
      if (!order?.extra) return null
      const who = order.extra.proposed_by === 'client' ? clientOf(stage) : household.agent
      return (await stage.as(who)).post(`/offers/${order.extra.id}/take-back`)
    },
  ),
]
