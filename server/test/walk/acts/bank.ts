import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { failRefund } from '@sojourn/sandbox/refunds/refund-store'
import { Refused } from '@sojourn/sandbox/refusals'
import { refundAtSandbox } from '../../sandbox.ts'
import { type Act, act, type Stage } from '../act.ts'
import type { OrderSight } from '../sight.ts'

const DONE = { status: 200, text: 'done' }
const restOf = ({ charge }: OrderSight) => (charge ? Number(charge.amount) - Number(charge.refunded) : 0)

const askBack = (name: string, weight: number, partOf: (stage: Stage) => number | null) =>
  act(
    name,
    ({ order }) => (order && restOf(order) > 0 && !order.dispute ? weight * (order.hasCredit ? 4 : 1) : 0),
    async (stage) => {
      const { order, world } = stage
      if (!order?.charge || restOf(order) === 0) return null
      const { book } = world.house
      const id = await openDispute(book, order.charge.id, world.server.clock.now(), partOf(stage))
      return id ? DONE : null
    },
  )

/** These happen at the card, its bank and the processor without us. */
export const bank: Act[] = [
  askBack('the client’s bank asks all of it back', 0.5, () => null),
  askBack('the client’s bank asks a part of it back', 0.3, ({ order, random }) =>
    order ? Math.ceil(restOf(order) / random.between(2, 4)) : null,
  ),
  act(
    'the bank decides',
    ({ order }) => (order?.dispute?.status === 'open' ? 2.5 : 0),
    async ({ order, world, random }) => {
      if (order?.dispute?.status !== 'open') return null
      const outcome = random.one(['won', 'lost', 'lost'] as const)
      await closeDispute(world.house.book, order.dispute.id, outcome, world.server.clock.now())
      return { status: 200, text: outcome }
    },
  ),
  act(
    'a refund comes back',
    ({ order }) => (order?.refunds.some(({ status }) => status !== 'failed') ? 0.7 : 0),
    async ({ order, world, random }) => {
      const live = order?.refunds.filter(({ status }) => status !== 'failed') ?? []
      if (live.length === 0) return null
      await failRefund(world.house.book, random.one(live).id, world.server.clock.now())
      return DONE
    },
  ),
  act(
    'money is given back on the processor’s pages',
    ({ order }) => (order && restOf(order) > 0 && order.dispute?.status !== 'open' ? 0.4 : 0),
    async ({ order, world, random }) => {
      if (!order?.charge || restOf(order) === 0) return null
      const amount = Math.ceil(restOf(order) * random.one([0.3, 0.5, 1]))
      try {
        await refundAtSandbox(world.house, order.charge.id, amount)
        return { status: 200, text: String(amount) }
      } catch (error) {
        if (error instanceof Refused) return null
        throw error
      }
    },
  ),
]
