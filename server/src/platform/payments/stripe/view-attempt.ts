import type Stripe from 'stripe'
import type { Attempt } from '../processor.ts'
import { cardError } from './card-error.ts'
import { sentAlong, viewCard } from './view-card.ts'

type Intent = Stripe.PaymentIntent

/** Stripe sends these along with an intent: the fee, and the card. */
export const INTENT_PARTS = ['latest_charge.balance_transaction', 'payment_method']

/** A page, and what was tried on it. An intent is made only when the first card is typed. */
export function viewCheckout(session: Stripe.Checkout.Session): Attempt {
  const intent = sentAlong<Intent>(session.payment_intent)
  const state = stateOfCheckout(session, intent)
  return {
    id: session.id,
    reference: session.client_reference_id ?? '',
    state,
    actionUrl: state === 'open' ? session.url : null,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    ...(intent ? moneyOf(intent, state) : NO_MONEY),
    savedCard: intent && state === 'captured' ? keptCard(intent) : null,
  }
}

function stateOfCheckout({ status }: Stripe.Checkout.Session, intent: Intent | null): Attempt['state'] {
  if (intent?.status === 'succeeded') return 'captured'
  if (intent?.status === 'processing') return 'processing'
  if (status === 'open') return 'open'
  return status === 'expired' ? 'expired' : 'failed'
}

/** A saved card that was charged. */
export function viewCharge(intent: Intent): Attempt {
  const state = stateOfCharge(intent)
  return {
    id: intent.id,
    reference: intent.metadata.reference ?? '',
    state,
    actionUrl: state === 'needs_action' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    ...moneyOf(intent, state),
    savedCard: null,
  }
}

function stateOfCharge({ status }: Intent): Attempt['state'] {
  switch (status) {
    case 'succeeded':
      return 'captured'
    case 'requires_action':
      return 'needs_action'
    case 'canceled':
      return 'expired'
    // It is confirmed as it is made, so waiting for a card means that the one it had was turned down.
    case 'requires_payment_method':
      return 'failed'
    default:
      return 'processing'
  }
}

const NO_MONEY = { chargeId: null, fee: null, error: null }

function moneyOf(intent: Intent, state: Attempt['state']) {
  const problem = intent.last_payment_error
  if (state === 'failed' || state === 'open' || state === 'expired') {
    const isFinal = state === 'failed'
    return { ...NO_MONEY, error: problem || isFinal ? cardError(problem ?? { type: '' }) : null }
  }
  const charge = state === 'captured' ? sentAlong<Stripe.Charge>(intent.latest_charge) : null
  if (!charge) return NO_MONEY
  return {
    // The amount is what came, rather than what was asked: the two are compared by whoever asked.
    amount: intent.amount_received,
    currency: charge.currency.toUpperCase(),
    chargeId: charge.id,
    fee: feeOf(charge),
    error: null,
  }
}

/** Known a moment after the money, and only of use where our account counts in the money that was paid. */
function feeOf(charge: Stripe.Charge) {
  const movement = sentAlong<Stripe.BalanceTransaction>(charge.balance_transaction)
  return movement && movement.currency === charge.currency ? movement.fee : null
}

/** Whoever ticked the box on the page has it from then on; without the box it is nobody's. */
function keptCard(intent: Intent) {
  const method = sentAlong<Stripe.PaymentMethod>(intent.payment_method)
  return method?.customer && method.allow_redisplay === 'always' ? viewCard(method) : null
}
