import { type Act, act, TEXT } from '../act.ts'
import type { Row } from '../sight.ts'

const spendable = ({ kind, balance }: Row) => kind === 'credit' && Number(balance) > 0

export const crediting: Act[] = [
  act(
    'the client wants credit as money',
    ({ sight }) => (sight.credits.some(spendable) && sight.cashOuts.length === 0 ? 2 : 0),
    async ({ sight, household, as }) => {
      const credit = sight.credits.find(spendable)
      return credit && (await as(household.client)).post(`/coupons/${credit.id}/refunds`)
    },
  ),
  act(
    'the client takes that back',
    ({ sight }) => (sight.cashOuts.some(({ status }) => status === 'pending') ? 0.6 : 0),
    async ({ sight, household, as }) => {
      const asked = sight.cashOuts.find(({ status }) => status === 'pending')
      return asked && (await as(household.client)).delete(`/coupons/${asked.coupon_id}/refunds/${asked.id}`)
    },
  ),
  act(
    'the team pays the credit out',
    ({ sight }) => (sight.cashOuts.some(({ refund_id }) => !refund_id) ? 3 : 0),
    async ({ sight, world, random, as }) => {
      const asked = sight.cashOuts.find(({ refund_id }) => !refund_id)
      if (!asked) return null
      const path = `/staff/coupon-refunds/${asked.id}`
      const browser = await as(random.one(world.staff))
      if (random.chance(0.2)) return browser.post(`${path}/rejection`, { reason: TEXT })
      return browser.post(`${path}/paid`, { reference: 'TR-2' })
    },
  ),
]
