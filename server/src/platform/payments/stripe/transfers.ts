import type Stripe from 'stripe'
import { type PayOut, ProcessorRefused, ProcessorUnreachable } from '../processor.ts'
import { ask } from './ask.ts'
import { sentAlong } from './view-card.ts'

/** Found again by its group after Stripe has forgotten the key. */
export async function transferOf(stripe: Stripe, { key, tries, accountId, amount, currency }: PayOut) {
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

/** An account may count in other money than ours, and Stripe changes it on the way. */
export async function whatArrived(
  stripe: Stripe,
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
export async function takeBack(stripe: Stripe, transferId: string) {
  const { reversed } = await ask(() => stripe.transfers.retrieve(transferId))
  if (reversed) return
  try {
    await ask(() => stripe.transfers.createReversal(transferId, {}, { idempotencyKey: `back:${transferId}` }))
  } catch (error) {
    if (!(error instanceof ProcessorRefused)) throw error
    throw new ProcessorUnreachable(`Stripe: a transfer could not be taken back: ${error.message}`, {
      cause: error,
    })
  }
}

/** Stripe answers to a key what it answered before, so that a try that found too little must not be asked for again by its name. */
export const nameOfTry = (key: string, tries = 0) => (tries > 0 ? `${key}:${tries}` : key)
