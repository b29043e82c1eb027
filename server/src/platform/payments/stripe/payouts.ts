import type Stripe from 'stripe'
import { type PayOut, type PayoutState, type Processor, ProcessorRefused } from '../processor.ts'
import { readAccount } from './accounts.ts'
import { ask, askFor } from './ask.ts'
import { nameOfTry, takeBack, transferOf, whatArrived } from './transfers.ts'

type Payouts = Pick<Processor, 'payOut' | 'readPayout'>

/**
 * Money goes to an agent in two steps: into their account at Stripe, and from there to their bank. Whatever does not
 * arrive at the bank is taken back, so that for us there is one step.
 */
export const payoutsAt = (stripe: Stripe): Payouts => ({
  async payOut(asked) {
    const account = await readAccount(stripe, asked.accountId)
    if (account?.state !== 'linked') throw new ProcessorRefused('This account cannot be paid out to')
    const transfer = await transferOf(stripe, asked)
    try {
      return viewPayout(asked.accountId, await sendToBank(stripe, asked, transfer))
    } catch (error) {
      if (error instanceof ProcessorRefused) await takeBack(stripe, transfer.id)
      throw error
    }
  },

  async readPayout(id) {
    const [accountId, payoutId] = id.split('/')
    if (!accountId?.startsWith('acct_') || !payoutId) return null
    const payout = await askFor(() => stripe.payouts.retrieve(payoutId, {}, { stripeAccount: accountId }))
    if (!payout) return null
    const view = viewPayout(accountId, payout)
    const transferId = payout.metadata?.transfer
    if (view.state === 'failed' && transferId) await takeBack(stripe, transferId)
    return view
  },
})

async function sendToBank(stripe: Stripe, asked: PayOut, transfer: Stripe.Transfer) {
  const there = { stripeAccount: asked.accountId }
  const earlier = await ask(() =>
    stripe.payouts.list({ created: { gte: transfer.created }, limit: 100 }, there),
  )
  const known = earlier.data.find((payout) => payout.metadata?.reference === asked.key && !isShort(payout))
  if (known) return known
  const { amount, currency } = await whatArrived(stripe, transfer, there)
  const sent = () =>
    stripe.payouts.create(
      {
        amount,
        currency,
        metadata: {
          reference: asked.key,
          transfer: transfer.id,
          amount: asked.amount,
          currency: asked.currency,
        },
      },
      { ...there, idempotencyKey: `payout:${nameOfTry(asked.key, asked.tries)}` },
    )
  return ask(sent)
}

const isShort = ({ status, failure_code }: Stripe.Payout) =>
  status === 'failed' && failure_code === 'insufficient_funds'

/** A payout is an account's; who reads it must name both. */
export const payoutId = (accountId: string, id: string) => `${accountId}/${id}`

function viewPayout(accountId: string, payout: Stripe.Payout): PayoutState {
  const { id, status, amount, currency, metadata } = payout
  return {
    ...(isShort(payout) && { isShort: true }),
    id: payoutId(accountId, id),
    state: stateOfPayout(status),
    amount: Number(metadata?.amount ?? amount),
    currency: (metadata?.currency ?? currency).toUpperCase(),
  }
}

function stateOfPayout(status: string): PayoutState['state'] {
  if (status === 'paid') return 'paid'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'in_transit'
}
