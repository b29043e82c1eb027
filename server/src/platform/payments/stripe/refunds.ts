import type Stripe from 'stripe'
import { type DisputeState, type Processor, ProcessorRefused, type RefundState } from '../processor.ts'
import { ask, askFor } from './ask.ts'

type Refunds = Pick<Processor, 'refund' | 'readRefund' | 'listRefunds' | 'readDispute' | 'listDisputes'>

export function refundsAt(stripe: Stripe): Refunds {
  return {
    async refund({ key, chargeId, amount }) {
      // Stripe forgets keys after a day, and a refund may wait longer than that for its answer.
      const earlier = await ask(() => stripe.refunds.list({ charge: chargeId, limit: 100 }))
      const known = earlier.data.find(({ metadata }) => metadata?.reference === key)
      if (known && known.amount !== amount) throw new ProcessorRefused('This refund was of another amount')
      if (known) return viewRefund(known)
      const refunded = () =>
        stripe.refunds.create(
          { charge: chargeId, amount, metadata: { reference: key } },
          { idempotencyKey: `refund:${key}` },
        )
      return viewRefund(await ask(refunded))
    },

    async readRefund(id) {
      const refund = await askFor(() => stripe.refunds.retrieve(id))
      return refund && viewRefund(refund)
    },

    async listRefunds(asked) {
      const page = await ask(() => stripe.refunds.list(pageAfter(asked)))
      return { refunds: page.data.map(viewRefund), next: nextAfter(page) }
    },

    async readDispute(id) {
      const dispute = await askFor(() => stripe.disputes.retrieve(id))
      return dispute && tookMoney(dispute) ? viewDispute(dispute) : null
    },

    async listDisputes(asked) {
      const page = await ask(() => stripe.disputes.list(pageAfter(asked)))
      return { disputes: page.data.filter(tookMoney).map(viewDispute), next: nextAfter(page) }
    },
  }
}

const pageAfter = ({ since, after }: { since: Date; after: string | null }) => ({
  created: { gte: Math.floor(since.getTime() / 1000) },
  limit: 100,
  ...(after && { starting_after: after }),
})

const nextAfter = ({ has_more, data }: Stripe.ApiList<{ id: string }>) =>
  has_more ? (data.at(-1)?.id ?? null) : null

/** Some banks ask before they complain; it is a dispute once money was taken for it, which comes as news of its own. */
const tookMoney = ({ balance_transactions }: Stripe.Dispute) => balance_transactions.length > 0

function viewRefund({ id, metadata, charge, status, amount, currency }: Stripe.Refund): RefundState {
  return {
    id,
    reference: metadata?.reference ?? '',
    chargeId: typeof charge === 'string' ? charge : (charge?.id ?? ''),
    state: stateOfRefund(status),
    amount,
    currency: currency.toUpperCase(),
  }
}

function stateOfRefund(status: string | null): RefundState['state'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

function viewDispute(dispute: Stripe.Dispute): DisputeState {
  const { id, charge, status, amount, currency, balance_transactions: movements } = dispute
  const fees = movements.filter((movement) => movement.currency === currency).map(({ fee }) => fee)
  return {
    id,
    chargeId: typeof charge === 'string' ? charge : charge.id,
    state: stateOfDispute(status),
    amount,
    // The fee was taken for the dispute; given back after it was won, it is a movement of its own.
    fee: fees.reduce((sum, fee) => sum + Math.max(fee, 0), 0),
    currency: currency.toUpperCase(),
  }
}

function stateOfDispute(status: Stripe.Dispute.Status): DisputeState['state'] {
  if (status === 'won' || status === 'prevented') return 'won'
  // Against what was lost one may appeal; until that is won, the money is gone.
  return status === 'lost' || status.startsWith('appeal_') ? 'lost' : 'open'
}
