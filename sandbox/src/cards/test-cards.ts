import { createHmac } from 'node:crypto'
import { attemptError } from '../attempt-error.ts'
import type { AttemptError } from '../processor.ts'

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

const refused = (code: AttemptError['code']): Outcome => ({ status: 'failed', error: attemptError(code) })

export const NOT_CONFIRMED = attemptError('not_confirmed')

const DAY_SECONDS = 86_400

export const OUTCOMES: Record<Behaviour, Outcome> = {
  succeeds: { status: 'captured' },
  declined: refused('declined'),
  insufficient_funds: refused('insufficient_funds'),
  expired_card: refused('expired_card'),
  wrong_cvc: refused('wrong_cvc'),
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
