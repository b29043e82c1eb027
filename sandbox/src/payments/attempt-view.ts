import type { Attempt, AttemptError, Card } from '../processor.ts'

/** A row, or what was kept of it as the first answer. */
export interface ChargeFacts {
  id: string
  secret: string
  reference: string
  status: string
  amount: number
  currency: string
  fee: number
  error_code: string | null
  error_text: string | null
  done_at: Date | string | null
}

export interface SessionFacts {
  id: string
  secret: string
  reference: string
  status: string
  amount: number | null
  currency: string | null
}

export interface CardFacts {
  id: string
  customer_id: string | null
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string
}

export const pageAddress = (
  origin: string,
  page: 'checkout' | 'setup' | 'confirm' | 'account',
  secret: string,
) => `${origin}/sandbox/${page}/${secret}`

export function attemptOfCharge(origin: string, charge: ChargeFacts): Attempt {
  const { id, reference, amount, currency } = charge
  return {
    id,
    reference,
    amount,
    currency,
    state: charge.status as 'needs_action' | 'processing' | 'captured' | 'failed',
    actionUrl: charge.status === 'needs_action' ? pageAddress(origin, 'confirm', charge.secret) : null,
    ...moneyOf(charge),
    savedCard: null,
  }
}

/** A refused try leaves the page open: that is what it is called until it is paid or over. */
export function attemptOfSession(
  origin: string,
  session: SessionFacts,
  charge: ChargeFacts | null,
  card: CardFacts | null,
): Attempt {
  const isOpen = session.status === 'open'
  const state = session.status === 'complete' ? charge?.status : session.status
  return {
    id: session.id,
    reference: session.reference,
    amount: session.amount ?? 0,
    currency: session.currency ?? '',
    state: state as Attempt['state'],
    actionUrl: isOpen ? pageAddress(origin, 'checkout', session.secret) : null,
    ...moneyOf(charge),
    savedCard: charge?.status === 'captured' && card?.customer_id ? cardView(card) : null,
  }
}

function moneyOf(charge: ChargeFacts | null) {
  const isHere = charge?.status === 'captured'
  return {
    chargeId: isHere ? charge.id : null,
    fee: isHere ? charge.fee : null,
    error: charge?.error_code
      ? { code: charge.error_code as AttemptError['code'], text: charge.error_text ?? '' }
      : null,
  }
}

export const cardView = (card: CardFacts): Card => ({
  id: card.id,
  brand: card.brand,
  last4: card.last4,
  cardType: 'Credit Card',
  expMonth: card.exp_month,
  expYear: card.exp_year,
  fingerprint: card.fingerprint,
})
