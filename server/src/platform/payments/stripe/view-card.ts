import type Stripe from 'stripe'
import type { Card } from '../processor.ts'

const TYPES: Record<string, string> = { debit: 'Debit Card', prepaid: 'Prepaid Card' }

export function viewCard({ id, card }: Stripe.PaymentMethod): Card | null {
  if (!card) return null
  return {
    id,
    brand: card.brand,
    last4: card.last4,
    cardType: TYPES[card.funding] ?? 'Credit Card',
    expMonth: card.exp_month,
    expYear: card.exp_year,
    // Of every card there is one; a wallet's may lack it, and is then itself only.
    fingerprint: card.fingerprint ?? id,
  }
}

/** What was asked for to be sent along; where it was not, Stripe sends its id. */
export function sentAlong<T extends { id: string }, Gone extends { deleted: true } = never>(
  part: string | T | Gone | null | undefined,
): T | null {
  return part && typeof part === 'object' && !('deleted' in part) ? part : null
}
