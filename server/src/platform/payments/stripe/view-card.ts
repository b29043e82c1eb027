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
    // Every card has one; a wallet's may lack it, and is then itself only.
    fingerprint: card.fingerprint ?? id,
  }
}

/** A part that was not asked for to be sent along is only an id. */
export function sentAlong<T extends { id: string }, Gone extends { deleted: true } = never>(
  part: string | T | Gone | null | undefined,
): T | null {
  return part && typeof part === 'object' && !('deleted' in part) ? part : null
}
