import type Stripe from 'stripe'
import {
  type AccountState,
  type Destination,
  type PayOut,
  type PayoutState,
  type Processor,
  ProcessorRefused,
  ProcessorUnreachable,
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
    return account && { id, state: stateOfAccount(account), destination: destinationOf(account) }
  }

  /** Found again by its group after Stripe has forgotten the key. */
  async function transferOf({ key, tries, accountId, amount, currency }: PayOut) {
    const earlier = await ask(() => stripe.transfers.list({ transfer_group: key }))
    const known = earlier.data.find(({ reversed }) => !reversed)
    if (known && known.amount !== amount) throw new ProcessorRefused('This payout was of another amount')
    if (known) return known
    const moved = () =>
      stripe.transfers.create(
        { amount, currency: currency.toLowerCase(), destination: accountId, transfer_group: key },
        { idempotencyKey: `transfer:${nameOfTry(key, tries)}` },
      )
    return ask(moved)
  }

  async function sendToBank(asked: PayOut, transfer: Stripe.Transfer) {
    const there = { stripeAccount: asked.accountId }
    const earlier = await ask(() =>
      stripe.payouts.list({ created: { gte: transfer.created }, limit: 100 }, there),
    )
    const known = earlier.data.find((payout) => payout.metadata?.reference === asked.key && !isShort(payout))
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
        { ...there, idempotencyKey: `payout:${nameOfTry(asked.key, asked.tries)}` },
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

  /** Until it is back, nothing is known: money that is still there must not be the agent’s here as well. */
  async function takeBack(transferId: string) {
    const { reversed } = await ask(() => stripe.transfers.retrieve(transferId))
    if (reversed) return
    try {
      await ask(() =>
        stripe.transfers.createReversal(transferId, {}, { idempotencyKey: `back:${transferId}` }),
      )
    } catch (error) {
      if (!(error instanceof ProcessorRefused)) throw error
      throw new ProcessorUnreachable(`Stripe: a transfer could not be taken back: ${error.message}`, {
        cause: error,
      })
    }
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

/** Stripe answers to a key what it answered before, so that a try that found too little must not be asked for again by its name. */
const nameOfTry = (key: string, tries = 0) => (tries > 0 ? `${key}:${tries}` : key)

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

/**
 * Only the account that is paid counts in each currency: whichever of them changes, money goes elsewhere.
 * Bank accounts and debit cards have a fingerprint of Stripe's; one without is known by its id.
 */
function destinationOf({ external_accounts, default_currency }: Stripe.Account): Destination | null {
  const paid = (external_accounts?.data ?? []).filter((one) => one.default_for_currency)
  if (paid.length === 0) return null
  const main = paid.find(({ currency }) => currency === default_currency) ?? paid[0]
  const name = main && ('bank_name' in main ? main.bank_name : main.brand)
  return {
    fingerprint: paid
      .map(({ currency, fingerprint, id }) => `${currency} ${fingerprint ?? id}`)
      .toSorted()
      .join(', '),
    hint: `${name ?? 'Bank account'} •••• ${main?.last4}`,
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
