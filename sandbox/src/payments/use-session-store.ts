import type { Book } from '../book-store.ts'
import { addCard, type TypedCard } from '../cards/card-store.ts'
import { OUTCOMES } from '../cards/test-cards.ts'
import { newId, newSecret } from '../new-id.ts'
import { addEvent } from '../news/event-store.ts'
import type { AttemptError } from './attempt-view.ts'
import { giveUpTry, lockOpenSession } from './session-store.ts'

export type Tried =
  | { is: 'over' }
  | { is: 'done' }
  | { is: 'refused'; error: AttemptError }
  | { is: 'to_confirm'; secret: string }

interface Try {
  sessionId: string
  card: TypedCard
  keep: boolean
  fee: number
  now: Date
}

/** One try to pay on the page; its row is locked, so that of two only one can take the money. */
export function payInSession(book: Book, { sessionId, card, keep, fee, now }: Try): Promise<Tried> {
  return book.transaction().execute(async (tx): Promise<Tried> => {
    const session = await lockOpenSession(tx, sessionId, now)
    if (!session) return { is: 'over' }
    await giveUpTry(tx, session.charge_id)
    const { status, error, afterSeconds } = OUTCOMES[card.behaviour]
    const cardId = await addCard(tx, card, keep ? session.customer_id : null, now)
    const charge = { id: newId('charge'), secret: newSecret() }
    await tx
      .insertInto('charge')
      .values({
        ...charge,
        reference: session.reference,
        customer_id: session.customer_id,
        card_id: cardId,
        session_id: session.id,
        description: session.description ?? '',
        amount: session.amount ?? 0,
        currency: session.currency ?? '',
        fee,
        status,
        error_code: error?.code ?? null,
        error_text: error?.text ?? null,
        return_url: session.success_url,
        done_at: afterSeconds ? new Date(now.getTime() + afterSeconds * 1000) : null,
        created_at: now,
      })
      .execute()
    const isOver = status === 'captured' || status === 'processing'
    await tx
      .updateTable('session')
      .set({ charge_id: charge.id, ...(isOver && { status: 'complete' }) })
      .where('id', '=', session.id)
      .execute()
    if (status === 'needs_action') return { is: 'to_confirm', secret: charge.secret }
    await addEvent(tx, 'attempt', session.id, now)
    return error ? { is: 'refused', error } : { is: 'done' }
  })
}

/** Adds the card the page was opened for. */
export function saveInSession(book: Book, { sessionId, card, now }: Pick<Try, 'sessionId' | 'card' | 'now'>) {
  return book.transaction().execute(async (tx): Promise<Tried> => {
    const session = await lockOpenSession(tx, sessionId, now)
    if (!session) return { is: 'over' }
    const cardId = await addCard(tx, card, session.customer_id, now)
    await tx
      .updateTable('session')
      .set({ card_id: cardId, status: 'complete' })
      .where('id', '=', session.id)
      .execute()
    await addEvent(tx, 'setup', session.id, now)
    return { is: 'done' }
  })
}
