import type { AttemptError } from './processor.ts'

/** The payer never reads more than a bank would want them to know. */
const SENTENCES: Record<AttemptError['code'], string> = {
  declined: 'Your bank declined this card. Please try another one.',
  insufficient_funds: 'There is not enough money on this card. Please try another one.',
  expired_card: 'This card has expired. Please try another one.',
  wrong_cvc: 'The security code of the card is incorrect. Please check it and try again.',
  not_confirmed: 'The payment was not confirmed with your bank. Please try again.',
  processing_error: 'The payment did not go through. Please try again, or use another card.',
}

export const attemptError = (code: AttemptError['code']): AttemptError => ({ code, text: SENTENCES[code] })
