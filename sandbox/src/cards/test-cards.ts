import { createHmac } from 'node:crypto'
import type { AttemptError } from '../payments/attempt-view.ts'

export type Behaviour =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'wrong_cvc'
  | 'confirmed'
  | 'slow'

interface Outcome {
  status: 'captured' | 'needs_action' | 'processing' | 'failed'
  error?: AttemptError
  afterSeconds?: number
}

const refused = (code: Refusal, text: string): Outcome => ({ status: 'failed', error: { code, text } })

type Refusal = AttemptError['code']

export const NOT_CONFIRMED: AttemptError = {
  code: 'not_confirmed',
  text: 'The payment was not confirmed with your bank. Please try again.',
}

const DAY_SECONDS = 86_400

export const OUTCOMES: Record<Behaviour, Outcome> = {
  succeeds: { status: 'captured' },
  declined: refused('declined', 'Your bank declined this card. Please try another one.'),
  insufficient_funds: refused(
    'insufficient_funds',
    'There is not enough money on this card. Please try another one.',
  ),
  expired_card: refused('expired_card', 'This card has expired. Please try another one.'),
  wrong_cvc: refused(
    'wrong_cvc',
    'The security code of the card is incorrect. Please check it and try again.',
  ),
  confirmed: { status: 'needs_action', afterSeconds: DAY_SECONDS },
  slow: { status: 'processing', afterSeconds: 5 },
}

/** The fault of these is seen already where they are to be saved; others show it when they are charged. */
export const NEVER_SAVED: readonly Behaviour[] = ['expired_card', 'wrong_cvc']

export interface TestCard {
  number: string
  brand: string
  behaviour: Behaviour
  /** Whoever chooses a card reads it. */
  does: string
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'succeeds', does: 'Is paid at once' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'succeeds', does: 'Is paid at once' },
  {
    number: '4000002760003184',
    brand: 'visa',
    behaviour: 'confirmed',
    does: 'Has to be confirmed at the bank, each time',
  },
  { number: '4000000000000077', brand: 'visa', behaviour: 'slow', does: 'Is paid after five seconds' },
  { number: '4000000000000002', brand: 'visa', behaviour: 'declined', does: 'Is declined' },
  {
    number: '4000000000009995',
    brand: 'visa',
    behaviour: 'insufficient_funds',
    does: 'Has too little money on it',
  },
  { number: '4000000000000069', brand: 'visa', behaviour: 'expired_card', does: 'Has expired' },
  { number: '4000000000000127', brand: 'visa', behaviour: 'wrong_cvc', does: 'Has another security code' },
]

export const findTestCard = (typed: string) => {
  const number = typed.replaceAll(/[\s-]/g, '')
  return TEST_CARDS.find((card) => card.number === number)
}

/** Cards print the number in groups of four. */
export const inGroups = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The same for the same card, and of no use to whoever wants its number. */
export const fingerprintOf = (secret: Buffer, { number }: TestCard) =>
  createHmac('sha256', secret).update(number).digest('base64url').slice(0, 24)
