import { BANK } from '../../wallets.ts'
import { type Act, act, TEXT } from '../act.ts'

/** The refund did not reach its card. */
export const refunding: Act[] = [
  act(
    'the payer chooses what becomes of the refund',
    ({ sight }) => (sight.failed.length > 0 ? 2 : 0),
    async ({ sight, household, random, as }) => {
      const refund = sight.failed[0]
      if (!refund) return null
      const browser = await as(refund.payer_id === household.agent.id ? household.agent : household.client)
      const path = `/refunds/${refund.id}`
      const how = random.one(['retry', 'credit', 'bank-transfer', 'bank-transfer', 'back'])
      if (how === 'back') return browser.delete(`${path}/bank-transfer`)
      return browser.post(`${path}/${how}`, how === 'bank-transfer' ? { bank_account: BANK } : undefined)
    },
  ),
  act(
    'the payer keeps the refund as credit',
    ({ sight }) => (sight.failed.some(({ status }) => status === 'failed') ? 0.7 : 0),
    async ({ sight, household, as }) => {
      const refund = sight.failed.find(({ status }) => status === 'failed')
      if (!refund) return null
      const payer = refund.payer_id === household.agent.id ? household.agent : household.client
      return (await as(payer)).post(`/refunds/${refund.id}/credit`)
    },
  ),
  act(
    'the team settles the refund',
    ({ sight }) => (sight.failed.length > 0 ? 2 : 0),
    async ({ sight, world, random, as }) => {
      const refund = sight.failed[0]
      if (!refund) return null
      const transfer = sight.transfers.find(({ refund_id }) => refund_id === refund.id)
      const browser = await as(random.one(world.staff))
      const path = `/staff/failed-refunds/${refund.id}`
      if (random.chance(0.1)) return browser.post(`${path}/failure`, { reason: TEXT })
      if (transfer?.approved_by) return browser.post(`${path}/sent`, { reference: 'TR-3' })
      if (transfer) return browser.post(`${path}/approval`)
      const how = random.one(['retry', 'credit', 'bank-transfer'])
      return browser.post(`${path}/${how}`, how === 'bank-transfer' ? { bank_account: BANK } : undefined)
    },
  ),
]
