import type { Book, BookTx } from '../book-store.ts'
import { newId } from '../new-id.ts'
import type { CardFacts } from './card-view.ts'
import type { Behaviour } from './test-cards.ts'

export interface TypedCard {
  behaviour: Behaviour
  brand: string
  last4: string
  expMonth: number
  expYear: number
  fingerprint: string
}

export async function addCard(tx: BookTx, card: TypedCard, customerId: string | null, now: Date) {
  const id = newId('card')
  await tx
    .insertInto('card')
    .values({
      id,
      customer_id: customerId,
      behaviour: card.behaviour,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: card.fingerprint,
      created_at: now,
    })
    .execute()
  return id
}

export const findCard = (book: Book, id: string): Promise<CardFacts | undefined> =>
  book
    .selectFrom('card')
    .select(['id', 'customer_id', 'brand', 'last4', 'exp_month', 'exp_year', 'fingerprint'])
    .where('id', '=', id)
    .executeTakeFirst()

export const removeCard = (book: Book, id: string, now: Date) =>
  book
    .updateTable('card')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
