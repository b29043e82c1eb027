import { somewhere } from '../../payments.ts'
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
      return (asked.approved_by ? random.chance(0.95) : random.chance(0.2))
        ? browser.post(`${path}/paid`, { reference: 'TR-2' })
        : browser.post(`${path}/approval`)
    },
  ),
  act(
    'one of the team would pay the credit out alone',
    ({ sight }) => (sight.cashOuts.some(({ refund_id: card, approved_by: by }) => !card && !by) ? 0.7 : 0),
    async ({ sight, world, random, as }) => {
      const asked = sight.cashOuts.find(({ refund_id: card, approved_by: by }) => !card && !by)
      if (!asked) return null
      const path = `/staff/coupon-refunds/${asked.id}`
      const browser = await as(random.one(world.staff))
      const pay = () => browser.post(`${path}/paid`, { reference: 'TR-2' })
      const first = await pay()
      const approved = await browser.post(`${path}/approval`)
      return [first, await pay()].find(({ status }) => status < 300) ?? approved
    },
  ),
  act(
    'the client pays what they owe',
    ({ sight }) => (sight.owes > 0 ? 2 : 0),
    async ({ household, as }) => {
      const browser = await as(household.client)
      const { body } = await browser.post('/debts/bills', { currency: 'USD' })
      if (!body?.data) return null
      const { payable_id } = body.data
      const opened = await browser.post('/payments', { payable: 'debt', payable_id })
      if (opened.status !== 201) return opened
      const more = { remoteAddress: somewhere() }
      return browser.post(`/payments/${opened.body.data.ref}/pay`, { method: household.client.card }, more)
    },
  ),
  act(
    'the team settles what somebody owes',
    ({ sight }) => (sight.owes > 0 || sight.debt > 0 ? 1.5 : 0),
    async ({ household, world, random, as }) => {
      const browser = await as(random.one(world.staff))
      const { body } = await browser.get('/staff/debts?limit=100')
      const mine = [household.client.id, household.agent.id]
      const debt = body?.data?.items.find((one: { person: { uuid: string } }) =>
        mine.includes(one.person.uuid),
      )
      if (!debt) return null
      const path = `/staff/debts/${debt.id}/relief`
      if (debt.relief) return browser.post(`${path}/${debt.relief.id}/${random.one(['approval', 'refusal'])}`)
      const how = random.one(['received', 'forgiven'])
      return browser.post(path, { how, amount: debt.owed.amount, reason: TEXT })
    },
  ),
  act(
    'the team looks at the gift',
    ({ sight }) => (sight.gifts.length > 0 ? 1 : 0),
    async ({ sight, world, random, as }) => {
      const gift = sight.gifts[0]
      const outcome = random.one(['fine', 'not_fine'])
      return (
        gift &&
        (await as(random.one(world.staff))).post(`/staff/gift-checks/${gift.id}/decision`, {
          outcome,
          note: TEXT,
        })
      )
    },
  ),
]
