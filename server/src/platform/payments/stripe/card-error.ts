import { attemptError } from '../attempt-error.ts'
import type { AttemptError } from '../processor.ts'

interface StripeCardProblem {
  type: string
  code?: string
  decline_code?: string
}

const CODES: Record<string, AttemptError['code']> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'wrong_cvc',
  invalid_cvc: 'wrong_cvc',
  payment_intent_authentication_failure: 'not_confirmed',
  setup_intent_authentication_failure: 'not_confirmed',
  authentication_required: 'not_confirmed',
  payment_intent_payment_attempt_expired: 'not_confirmed',
  processing_error: 'processing_error',
  issuer_not_available: 'processing_error',
  reenter_transaction: 'processing_error',
  try_again_later: 'processing_error',
}

/** A bank says in `decline_code` what it has against it; a stolen or lost card is told as any other that is declined. */
export function cardError({ type, code = '', decline_code = '' }: StripeCardProblem) {
  const known = CODES[decline_code] ?? CODES[code]
  return attemptError(known ?? (type === 'card_error' ? 'declined' : 'processing_error'))
}
