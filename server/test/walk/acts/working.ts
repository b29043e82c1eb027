import { type Act, act, CHANGES, clientOf, DELAY, type Stage, SUMMARY } from '../act.ts'

const isOngoing = ({ order }: Pick<Stage, 'order'>) => order?.status === 'ongoing'

export const working: Act[] = [
  act(
    'start',
    ({ order }) => (order?.status === 'paid' ? 6 : 0),
    async ({ order, household, as, random }) =>
      order &&
      (await as(household.agent)).post(`/orders/${order.id}/start`, { accepts_risk: random.chance(0.8) }),
  ),
  act(
    'decline',
    ({ order }) => (order?.status === 'paid' ? 0.7 : 0),
    async ({ order, household, as }) =>
      order &&
      (await as(household.agent)).post(`/orders/${order.id}/decline`, { reason: 'I have too much to do.' }),
  ),
  act(
    'say how far it is',
    (on) => (isOngoing(on) ? 1 : 0),
    async ({ order, household, as, random }) =>
      order &&
      (await as(household.agent)).put(`/orders/${order.id}/stage`, {
        stage: random.one(['filed', 'waiting', 'decided', 'preparing']),
        note: 'Filed under AB-123.',
      }),
  ),
  act(
    'hand in',
    (on) => (isOngoing(on) && !on.order?.asked ? 5 : 0),
    async ({ order, household, as }) =>
      order &&
      (await as(household.agent)).post(`/orders/${order.id}/completion-requests`, {
        summary: SUMMARY,
      }),
  ),
  act(
    'take the work back',
    ({ order }) => (order?.asked ? 0.5 : 0),
    async ({ order, household, as }) =>
      order?.asked &&
      (await as(household.agent)).post(`/orders/${order.id}/completion-requests/${order.asked.id}/withdraw`),
  ),
  act(
    'accept the work',
    (on) => (isOngoing(on) ? (on.order?.isSecond ? 20 : on.order?.asked ? 5 : 1) : 0),
    async (stage) =>
      stage.order && (await stage.as(clientOf(stage))).post(`/orders/${stage.order.id}/accept`),
  ),
  act(
    'answer the work',
    ({ order }) => (order?.asked ? 2 : 0),
    async (stage) => {
      const { order, as, random } = stage
      if (!order?.asked) return null
      const answer = random.chance(0.6) ? { accept: false, changes: CHANGES } : { accept: true }
      const path = `/orders/${order.id}/completion-requests/${order.asked.id}/answer`
      return (await as(clientOf(stage))).post(path, answer)
    },
  ),
  act(
    'review the work',
    ({ order }) => (order?.status === 'completed' && !order.isReviewed ? (order.isSecond ? 10 : 1) : 0),
    async (stage) =>
      stage.order &&
      (await stage.as(clientOf(stage))).post(`/orders/${stage.order.id}/reviews`, {
        ...{ star: 5, content: 'Clear and quick.' },
      }),
  ),
  act(
    'ask for more days',
    (on) => (isOngoing(on) && !on.order?.extension ? 1 : 0),
    async ({ order, household, as }) =>
      order &&
      (await as(household.agent)).post(`/orders/${order.id}/extensions`, {
        days: 5,
        reason: DELAY,
      }),
  ),
  act(
    'answer for more days',
    ({ order }) => (order?.extension ? 2 : 0),
    async (stage) => {
      const { order, as, random } = stage
      if (!order?.extension) return null
      const path = `/orders/${order.id}/extensions/${order.extension.id}/answer`
      return (await as(clientOf(stage))).post(path, { accept: random.chance(0.5) })
    },
  ),
]
