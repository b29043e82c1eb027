import { type Act, act, type Stage, TEXT } from '../act.ts'
import { leftOf } from './arguing.ts'

const anyOf = ({ world, random, as }: Stage) => as(random.one(world.staff))

export const team: Act[] = [
  act(
    'the team takes the conflict and says an amount',
    ({ order }) => (order?.conflict?.status === 'mediation' ? 6 : 0),
    async (stage) => {
      const { order, random } = stage
      if (!order?.conflict) return null
      const browser = await anyOf(stage)
      const path = `/staff/conflicts/${order.conflict.id}`
      await browser.put(`${path}/claim`)
      return browser.post(`${path}/decision`, {
        ...{ step: random.one(['propose', 'decide', 'decide']), reason: TEXT },
        amount: Math.floor(leftOf(order) * random.one([0, 0.3, 0.5, 1])),
      })
    },
  ),
  act(
    'the team decides that a part goes back',
    ({ order }) => (order?.conflict?.status === 'mediation' ? 1 : 0),
    async (stage) => {
      const { order } = stage
      if (!order?.conflict) return null
      const browser = await anyOf(stage)
      const path = `/staff/conflicts/${order.conflict.id}`
      await browser.put(`${path}/claim`)
      const amount = Math.floor(leftOf(order) * stage.random.one([0.3, 0.8]))
      return browser.post(`${path}/decision`, { step: 'decide', reason: TEXT, amount })
    },
  ),
  act(
    'the team says that the agent bears the fee of the bank',
    ({ order }) => (order?.dispute?.status === 'open' ? 0.6 : 0),
    async (stage) =>
      stage.order &&
      (await anyOf(stage)).put(`/staff/orders/${stage.order.id}/chargeback-fault`, {
        at_fault: true,
        reason: TEXT,
      }),
  ),
  act(
    'a second of the team answers the decision',
    ({ order }) => (order?.conflict?.status === 'approval' ? 6 : 0),
    async (stage) =>
      stage.order?.conflict &&
      (await anyOf(stage)).post(`/staff/conflicts/${stage.order.conflict.id}/approval`, {
        agrees: stage.random.chance(0.7),
      }),
  ),
  act(
    'the team ends the order',
    ({ order }) => (['paid', 'ongoing', 'conflicted'].includes(order?.status ?? '') ? 0.6 : 0),
    async (stage) => {
      const { order, random } = stage
      if (!order) return null
      const amount = Math.floor(leftOf(order) * random.one([0, 0.4, 1]))
      return (await anyOf(stage)).post(`/staff/orders/${order.id}/end`, {
        reason: 'legal',
        amount,
        text: TEXT,
      })
    },
  ),
  act(
    'a second of the team answers the end',
    ({ order }) => (order?.ending ? 4 : 0),
    async (stage) =>
      stage.order &&
      (await anyOf(stage)).post(`/staff/orders/${stage.order.id}/end/answer`, {
        agrees: stage.random.chance(0.7),
      }),
  ),
  act(
    'the agent is suspended',
    ({ sight }) => (sight.people[2]?.suspended_at ? 0 : 0.35),
    async (stage) =>
      (await anyOf(stage)).post(`/staff/people/${stage.household.agent.id}/suspension`, { reason: TEXT }),
  ),
  act(
    'the agent’s suspension is lifted',
    ({ sight }) => (sight.people[2]?.suspended_at ? 1 : 0),
    async (stage) => (await anyOf(stage)).delete(`/staff/people/${stage.household.agent.id}/suspension`),
  ),
  act(
    'the client is suspended, or no longer',
    ({ sight }) => (sight.people[0]?.suspended_at ? 1 : 0.1),
    async (stage) => {
      const path = `/staff/people/${stage.household.client.id}/suspension`
      const browser = await anyOf(stage)
      return stage.sight.people[0]?.suspended_at ? browser.delete(path) : browser.post(path, { reason: TEXT })
    },
  ),
  act(
    'the agent’s verification is taken back',
    ({ sight }) => (sight.verification?.label === 'verified' ? 0.2 : 0),
    async (stage) =>
      (await anyOf(stage)).post(`/staff/verifications/${stage.household.agent.id}/revocation`, {
        reason: TEXT,
      }),
  ),
]
