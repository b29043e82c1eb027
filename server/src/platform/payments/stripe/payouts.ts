import type Stripe from 'stripe'
import {
  type AccountState,
  type PayOut,
  type PayoutState,
  type Processor,
  ProcessorRefused,
} from '../processor.ts'
import { ask, askFor } from './ask.ts'
import { sentAlong } from './view-card.ts'

type Payouts = Pick<Processor, 'openAccount' | 'linkAccount' | 'readAccount' | 'payOut' | 'readPayout'>

/**
 * Money goes to an agent in two steps: into their account at Stripe, and from there to their bank. Whatever does not
 * arrive at the bank is taken back, so that for us there is one step.
 */
export function payoutsAt(stripe: Stripe): Payouts {
  async function readAccount(id: string) {
    const account = await askFor(() => stripe.accounts.retrieve(id))
    return account && { id, state: stateOfAccount(account) }
  }

  /** Found again by its group after Stripe has forgotten the key. */
  async function transferOf({ key, accountId, amount, currency }: PayOut) {
    const earlier = await ask(() => stripe.transfers.list({ transfer_group: key }))
    const [known] = earlier.data
    if (known && known.amount !== amount) throw new ProcessorRefused('This payout was of another amount')
    if (known) return known
    const moved = () =>
      stripe.transfers.create(
        { amount, currency: currency.toLowerCase(), destination: accountId, transfer_group: key },
        { idempotencyKey: `transfer:${key}` },
      )
    return ask(moved)
  }

  async function sendToBank(asked: PayOut, transfer: Stripe.Transfer) {
    const there = { stripeAccount: asked.accountId }
    const earlier = await ask(() =>
      stripe.payouts.list({ created: { gte: transfer.created }, limit: 100 }, there),
    )
    const known = earlier.data.find(({ metadata }) => metadata?.reference === asked.key)
    if (known) return known
    const { amount, currency } = await whatArrived(transfer, there)
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
        { ...there, idempotencyKey: `payout:${asked.key}` },
      )
    return ask(sent)
  }

  /** An account may count in other money than ours, and Stripe changes it on the way. */
  async function whatArrived(
    { amount, currency, destination_payment }: Stripe.Transfer,
    there: Stripe.RequestOptions,
  ) {
    if (typeof destination_payment !== 'string') return { amount, currency }
    const expand = ['balance_transaction']
    const payment = await ask(() => stripe.charges.retrieve(destination_payment, { expand }, there))
    const movement = sentAlong<Stripe.BalanceTransaction>(payment.balance_transaction)
    return movement ? { amount: movement.net, currency: movement.currency } : { amount, currency }
  }

  async function takeBack(transferId: string) {
    const { reversed } = await ask(() => stripe.transfers.retrieve(transferId))
    if (reversed) return
    await ask(() => stripe.transfers.createReversal(transferId, {}, { idempotencyKey: `back:${transferId}` }))
  }

  return {
    async openAccount({ key, personId, country, email }) {
      const opened = () =>
        stripe.accounts.create(
          {
            country,
            email,
            controller: {
              fees: { payer: 'application' },
              losses: { payments: 'application' },
              requirement_collection: 'stripe',
              stripe_dashboard: { type: 'express' },
            },
            capabilities: { transfers: { requested: true } },
            // Their money leaves when they ask for it here.
            settings: { payouts: { schedule: { interval: 'manual' } } },
            metadata: { person: personId },
          },
          { idempotencyKey: `account:${key}` },
        )
      return { id: (await ask(opened)).id }
    },

    async linkAccount({ accountId, returnUrl, refreshUrl }) {
      const linked = () =>
        stripe.accountLinks.create({
          account: accountId,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        })
      return { url: (await ask(linked)).url }
    },

    readAccount,

    async payOut(asked) {
      const account = await readAccount(asked.accountId)
      if (account?.state !== 'linked') throw new ProcessorRefused('This account cannot be paid out to')
      const transfer = await transferOf(asked)
      try {
        return viewPayout(asked.accountId, await sendToBank(asked, transfer))
      } catch (error) {
        if (error instanceof ProcessorRefused) await takeBack(transfer.id)
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
      if (view.state === 'failed' && transferId) await takeBack(transferId)
      return view
    },
  }
}

/** A payout is an account's; who reads it must name both. */
export const payoutId = (accountId: string, id: string) => `${accountId}/${id}`

function viewPayout(
  accountId: string,
  { id, status, amount, currency, metadata }: Stripe.Payout,
): PayoutState {
  return {
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

function stateOfAccount(account: Stripe.Account): AccountState['state'] {
  const { requirements, details_submitted, payouts_enabled } = account
  if (requirements?.disabled_reason?.startsWith('rejected.')) return 'rejected'
  if (!details_submitted || (requirements?.currently_due ?? []).length > 0) return 'incomplete'
  return payouts_enabled ? 'linked' : 'in_progress'
}
