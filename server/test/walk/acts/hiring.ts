import { makeGoal } from '../../orders.ts'
import { makePromo } from '../../paying-coupons.ts'
import { somewhere } from '../../payments.ts'
import { type Act, act, BOTH_THERE, clientOf, type Stage, unless } from '../act.ts'
import type { Member } from '../household.ts'

const MOST_ORDERS = 3

/** Hires and opens the payment; what is left of credit or a gift is taken off by chance. */
async function hire(stage: Stage, by: Member, coupons: string[]) {
  const { world, household, random, as } = stage
  const { server } = world
  const goal = await makeGoal(server, by)
  const browser = await as(by)
  const told = random.chance(0.3) ? random.one(['CA', 'DE', 'FR']) : undefined
  const residence = told ?? (by === household.second ? 'CA' : undefined)
  const made = await browser.post('/orders', {
    ...{ goal: goal.id, service: random.one(household.services) },
    ...(residence && { residence }),
  })
  if (made.status !== 201) return made
  const id = made.body.data.uuid
  household.orders.push({ id, country: residence ?? household.country, by })
  if (random.chance(0.4)) await browser.put(`/orders/${id}/early-start`, { agrees: true })
  const opened = await browser.post('/payments', { payable: 'order', payable_id: id })
  if (opened.status !== 201) return opened
  const { ref } = opened.body.data
  if (coupons.length > 0) await browser.post(`/payments/${ref}/calculate-totals`, { coupons })
  return browser.post(`/payments/${ref}/pay`, { method: by.card }, { remoteAddress: somewhere() })
}

/** The client had three days to think when the conflict began, and our team has not decided; nor does a bank. */
const MAY_LEAVE = `select from client_order o join conflict on conflict.order_id = o.id
  where o.id = $1 and conflict.status in ('direct', 'mediation') and conflict.opened_by in ('client', 'agent')
    and conflict.resume_status = 'paid' and conflict.created_at < o.paid_at + interval '72 hours'
    and not exists (select from dispute join payment on payment.id = dispute.payment_id where payment.payable_id = o.id)
    and ${BOTH_THERE}`

const leave = (name: string, destination: 'card' | 'credit') =>
  act(
    name,
    ({ order }) => {
      if (!order || order.isSecond) return 0
      if (order.status === 'paid') return 1.5
      if (order.status === 'ongoing') return 1
      return order.conflict?.status === 'direct' ? 0.3 : 0
    },
    async (stage) => {
      const { order, as } = stage
      if (!order) return null
      const answer = await (await as(clientOf(stage))).post(`/orders/${order.id}/leave`, { destination })
      return unless(stage, answer, MAY_LEAVE, 'a conflict took away the days to think')
    },
  )

const isHirable = ({ people, verification }: Stage['sight']) =>
  verification?.label === 'verified' && people.every((one) => !one.suspended_at && !one.deleted_at)

export const hiring: Act[] = [
  act(
    'hire',
    ({ household, sight }) => {
      const { length } = household.orders
      if (length >= MOST_ORDERS || !isHirable(sight)) return 0
      return length === 0 ? 100 : 3 + (sight.credits.some(({ balance }) => Number(balance) > 0) ? 6 : 0)
    },
    (stage) => {
      const { sight, random, household } = stage
      if (household.orders.length >= MOST_ORDERS) return Promise.resolve(null)
      const credit = sight.credits.filter(({ kind, balance }) => kind === 'credit' && Number(balance) > 0)
      const coupons = random.chance(0.8) ? credit.map(({ code }) => code as string) : []
      return hire(stage, household.client, coupons)
    },
  ),
  act(
    'hire with a gift',
    ({ household, sight }) => (household.orders.length >= MOST_ORDERS || sight.people[0]?.deleted_at ? 0 : 1),
    async (stage) => {
      const { world, household, random } = stage
      if (household.orders.length >= MOST_ORDERS) return null
      const gift = await makePromo(world.server, random.one([20_00, 100_00, 500_00]), {
        owner: household.client,
      })
      return hire(stage, household.client, [gift])
    },
  ),
  act(
    'a second account on the agent’s device hires with a gift',
    ({ household, sight }) =>
      household.orders.some(({ by }) => by === household.second) || !isHirable(sight) ? 0 : 1,
    async (stage) => {
      const { world, household, as } = stage
      if (household.orders.length >= MOST_ORDERS) return null
      const gift = await makePromo(world.server, 600_00)
      await (await as(household.second)).post('/coupons', { code: gift })
      return hire(stage, household.second, [gift])
    },
  ),
  act(
    'move to another country',
    ({ sight, household }) =>
      sight.orders.some(({ status }) => status === 'ongoing') && household.country !== 'DE' ? 3 : 0.5,
    async ({ household, as }) => {
      const country = household.country === 'DE' ? 'CA' : 'DE'
      const place = country === 'DE' ? { state: '16', city: 'Berlin' } : { state: '08', city: 'Toronto' }
      const answer = await (await as(household.client)).put('/account/address', {
        ...{ country, ...place, postal_code: 'M5V 2T6', address: '1 Front Street' },
      })
      if (answer.status === 200) household.country = country
      return answer
    },
  ),
  act(
    'pay the next stage',
    ({ order }) => (order?.status === 'awaiting_payment' && order.stageNo > 1 ? 5 : 0),
    async (stage) => {
      const { order } = stage
      if (!order) return null
      const client = clientOf(stage)
      const browser = await stage.as(client)
      const opened = await browser.post('/payments', { payable: 'order', payable_id: order.id })
      if (opened.status !== 201) return opened
      const more = { remoteAddress: somewhere() }
      return browser.post(`/payments/${opened.body.data.ref}/pay`, { method: client.card }, more)
    },
  ),
  act(
    'let the card be charged for the stages, or take it back',
    ({ order }) => (order && order.stageNo > 0 ? 0.7 : 0),
    async (stage) =>
      stage.order
        ? (await stage.as(clientOf(stage))).put(`/orders/${stage.order.id}/stage-charges`, {
            agrees: stage.random.chance(0.7),
          })
        : null,
  ),
  act(
    'stop between two stages',
    ({ order }) => (order?.status === 'awaiting_payment' && order.stageNo > 1 ? 0.8 : 0),
    async (stage) => {
      if (!stage.order) return null
      const who = stage.random.chance(0.5) ? clientOf(stage) : stage.household.agent
      return (await stage.as(who)).post(`/orders/${stage.order.id}/stop`)
    },
  ),
  leave('leave for the money', 'card'),
  leave('leave for credit', 'credit'),
  act(
    'give the unpaid order up',
    ({ order }) => (order?.status === 'awaiting_payment' ? 2 : 0),
    async (stage) =>
      stage.order ? (await stage.as(clientOf(stage))).post(`/orders/${stage.order.id}/cancel`) : null,
  ),
]
