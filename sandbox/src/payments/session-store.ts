import { sql } from 'kysely'
import type { Book, BookTx } from '../book-store.ts'
import type { CardFacts } from '../cards/card-view.ts'
import { NOT_CONFIRMED } from '../cards/test-cards.ts'
import { addEvent } from '../news/event-store.ts'
import type { ChargeFacts, SessionFacts } from './attempt-view.ts'

/** The page comes with its newest try and the card of that. */
export async function findSessionWithTry(book: Book, id: string) {
  const { rows } = await sql<
    SessionFacts & { expires_at: Date; charge: ChargeFacts | null; card: CardFacts | null }
  >`
    select session.id, session.secret, session.reference, session.status, session.amount, session.currency,
      session.expires_at, to_jsonb(charge) as charge, to_jsonb(card) as card
    from sandbox.session as session
    left join sandbox.charge as charge on charge.id = session.charge_id
    left join sandbox.card as card on card.id = charge.card_id
    where session.id = ${id} and session.mode = 'payment'`.execute(book)
  return rows[0]
}

export const findSession = (book: Book, id: string) =>
  book.selectFrom('session').select(COLUMNS).where('id', '=', id).executeTakeFirst()

export const findSessionBySecret = (book: Book, secret: string) =>
  book.selectFrom('session').select(COLUMNS).where('secret', '=', secret).executeTakeFirst()

const COLUMNS = [
  'id',
  'secret',
  'mode',
  'reference',
  'customer_id',
  'description',
  'amount',
  'currency',
  'success_url',
  'cancel_url',
  'status',
  'card_id',
  'charge_id',
  'expires_at',
] as const

export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** Nobody can pay or add a card there any more, nor confirm what was begun there. */
export function closeSession(book: Book, id: string, now: Date) {
  return book.transaction().execute(async (tx) => {
    const session = await tx
      .updateTable('session')
      .set({ status: 'expired' })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning(['id', 'mode', 'charge_id'])
      .executeTakeFirst()
    if (!session) return
    await giveUpTry(tx, session.charge_id)
    await addEvent(tx, session.mode === 'setup' ? 'setup' : 'attempt', session.id, now)
  })
}

/** The bank is not asked any more about the try before. */
export async function giveUpTry(tx: BookTx, chargeId: string | null) {
  if (!chargeId) return
  await tx
    .updateTable('charge')
    .set({
      status: 'failed',
      done_at: null,
      error_code: NOT_CONFIRMED.code,
      error_text: NOT_CONFIRMED.text,
    })
    .where('id', '=', chargeId)
    .where('status', '=', 'needs_action')
    .execute()
}

/** A page that somebody else uses right now is waited for. */
export const lockOpenSession = (tx: BookTx, id: string, now: Date) =>
  tx
    .selectFrom('session')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
