import type Stripe from 'stripe'
import type { TestCard } from '../processor-contract/opened-processor.ts'
import { type Book, newId } from './book.ts'
import { newCharge, newMovement, newRefund } from './new-money.ts'

type Intent = Stripe.PaymentIntent

const DECLINES: Partial<Record<TestCard, { code: string; decline_code: string; message: string }>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
}

/** An intent meets its card. */
export function confirmIntent(book: Book, intent: Intent, methodId: string, returnUrl: string | null) {
  intent.payment_method = methodId
  intent.last_payment_error = null
  const card = book.cardOf(methodId)
  const decline = DECLINES[card]
  if (decline) return refuseIntent(book, intent, { type: 'card_error', ...decline })
  if (card === 'needsConfirmation') return askPayer(book, intent, returnUrl)
  if (card === 'slow') {
    intent.status = 'processing'
    return book.tell('payment_intent.processing', intent)
  }
  captureIntent(book, intent)
}

function askPayer(book: Book, intent: Intent, returnUrl: string | null) {
  intent.status = 'requires_action'
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: {
      url: `https://hooks.stripe.test/3d_secure/${intent.id}/${newId('src')}`,
      return_url: returnUrl,
    },
  }
  book.tell('payment_intent.requires_action', intent)
}

export function refuseIntent(book: Book, intent: Intent, problem: Intent['last_payment_error'] & object) {
  const failure = { code: problem.code ?? '', message: problem.message ?? '' }
  const { amount, currency } = intent
  const charge = book.put(newCharge(book, { amount, currency, intent, failure }))
  const method = book.get<Stripe.PaymentMethod>('payment_method', intent.payment_method)
  intent.status = 'requires_payment_method'
  intent.latest_charge = charge.id
  intent.last_payment_error = { ...problem, charge: charge.id, payment_method: structuredClone(method) }
  intent.payment_method = null
  intent.next_action = null
  book.tell('charge.failed', charge)
  book.tell('payment_intent.payment_failed', intent)
}

export function captureIntent(book: Book, intent: Intent) {
  const { amount, currency } = intent
  const charge = book.put(newCharge(book, { amount, currency, intent }))
  intent.status = 'succeeded'
  intent.amount_received = amount
  intent.latest_charge = charge.id
  intent.next_action = null
  book.tell('charge.succeeded', charge)
  book.tell('payment_intent.succeeded', intent)
  // The fee is known a moment later.
  const fee = Math.round(amount * 0.029) + 30
  charge.balance_transaction = newMovement(book, {
    amount,
    currency,
    fee,
    type: 'charge',
    source: charge.id,
  }).id
  book.tell('charge.updated', charge)
}

export function refundCharge(book: Book, charge: Stripe.Charge, amount: number, metadata: Stripe.Metadata) {
  const refund = book.put(newRefund(book, charge, amount, metadata))
  const { currency } = charge
  const movement = { amount: -amount, currency, type: 'refund' as const, source: refund.id }
  refund.balance_transaction = newMovement(book, movement).id
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  book.tell('charge.refunded', charge)
  book.tell('refund.created', refund)
  return refund
}
