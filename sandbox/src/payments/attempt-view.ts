import { type Card, type CardFacts, cardView } from '../cards/card-view.ts'

export interface Attempt {
  id: string
  reference: string
  /** Captured is the end: money came. Open is a page that waits for a card, also after one was declined. */
  state: 'open' | 'needs_action' | 'processing' | 'captured' | 'failed' | 'expired'
  actionUrl: string | null
  amount: number
  currency: string
  chargeId: string | null
  /** It is kept of the money. */
  fee: number | null
  /** The try failed for this reason, or the last card on a page that still waits did. */
  error: AttemptError | null
  /** The payer wanted this card kept while paying on a page. */
  savedCard: Card | null
}

export interface AttemptError {
  code:
    | 'declined'
    | 'insufficient_funds'
    | 'expired_card'
    | 'wrong_cvc'
    | 'not_confirmed'
    | 'processing_error'
  text: string
}

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
