import type Stripe from 'stripe'
import type { AccountState, Destination, Processor } from '../processor.ts'
import { ask, askFor } from './ask.ts'

type Accounts = Pick<Processor, 'openAccount' | 'linkAccount' | 'readAccount'>

/** An agent's account at Stripe, where they say how they are paid. */
export const accountsAt = (stripe: Stripe): Accounts => ({
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

  readAccount: (id) => readAccount(stripe, id),
})

export async function readAccount(stripe: Stripe, id: string) {
  const account = await askFor(() => stripe.accounts.retrieve(id))
  return account && { id, state: stateOfAccount(account), destination: destinationOf(account) }
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

function stateOfAccount(account: Stripe.Account): AccountState['state'] {
  const { requirements, details_submitted, payouts_enabled } = account
  if (requirements?.disabled_reason?.startsWith('rejected.')) return 'rejected'
  if (!details_submitted || (requirements?.currently_due ?? []).length > 0) return 'incomplete'
  return payouts_enabled ? 'linked' : 'in_progress'
}
