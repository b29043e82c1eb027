import type { TypedCard } from '../cards/card-store.ts'
import {
  type Behaviour,
  findTestCard,
  fingerprintOf,
  NEVER_SAVED,
  OUTCOMES,
  type TestCard,
} from '../cards/test-cards.ts'
import type { House } from '../house.ts'
import { confirmCharge } from '../payments/charge-store.ts'
import { feeOf } from '../payments/fee.ts'
import { findSessionBySecret, type Session } from '../payments/session-store.ts'
import { payInSession, saveInSession, type Tried } from '../payments/use-session-store.ts'

export interface Typed {
  card: TestCard
  expMonth: number
  expYear: number
}

/** Pays on the page, or shows why not. */
export async function payOnPage(house: House, session: Session, typed: Typed & { keep: boolean }) {
  const tried = await payInSession(house.book, {
    sessionId: session.id,
    card: typedCard(house, typed),
    keep: typed.keep,
    fee: feeOf(session.amount ?? 0),
    now: house.clock.now(),
  })
  house.tell()
  return tried
}

/** Adds the card the page was opened for. What a bank would see at once is refused here. */
export async function saveOnPage(house: House, session: Session, typed: Typed): Promise<Tried> {
  const { behaviour } = typed.card
  const { error } = OUTCOMES[behaviour]
  if (error && NEVER_SAVED.includes(behaviour)) return { is: 'refused', error }
  const card = typedCard(house, typed)
  const tried = await saveInSession(house.book, { sessionId: session.id, card, now: house.clock.now() })
  house.tell()
  return tried
}

export async function confirmOnPage(house: House, secret: string, isApproved: boolean) {
  const charge = await confirmCharge(house.book, secret, isApproved, house.clock.now())
  house.tell()
  return charge
}

function typedCard({ fingerprintKey }: House, { card, expMonth, expYear }: Typed): TypedCard {
  return {
    behaviour: card.behaviour as Behaviour,
    brand: card.brand,
    last4: card.number.slice(-4),
    expMonth,
    expYear,
    fingerprint: fingerprintOf(fingerprintKey, card),
  }
}

/** A payer pays or adds a card on a page, by its address and a number. The demo story and tests use it. */
export async function useCardAt(house: House, url: string, number: string, keep = false): Promise<Tried> {
  const session = await findSessionBySecret(house.book, secretIn(url))
  const card = findTestCard(number)
  if (!session || !card) throw new Error('No such page or card')
  const typed = { card, expMonth: 12, expYear: house.clock.now().getUTCFullYear() + 3 }
  return session.mode === 'setup'
    ? saveOnPage(house, session, typed)
    : payOnPage(house, session, { ...typed, keep })
}

export const confirmAt = (house: House, url: string, isApproved: boolean) =>
  confirmOnPage(house, secretIn(url), isApproved)

const secretIn = (url: string) => url.split('/').at(-1) ?? ''
