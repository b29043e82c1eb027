import { type SqlBool, sql } from 'kysely'
import {
  type AttemptError,
  type Checkout,
  CustomerUnknown,
  ProcessorRefused,
  type Setup,
} from '../processor.ts'
import { answerOnce, type Statement } from './answer-store.ts'
import type { CardFacts, ChargeFacts, SessionFacts } from './attempt-view.ts'
import type { Book, BookTx } from './book-store.ts'
import { addEvent } from './event-store.ts'
import { newId, newSecret } from './new-id.ts'
import { type Behaviour, NOT_CONFIRMED, OUTCOMES } from './test-cards.ts'

export function addCheckout(book: Book, asked: Checkout, expiresAt: Date, now: Date) {
  const { key, ...body } = asked
  return openedFor<SessionFacts>(
    book,
    { call: 'openCheckout', key, body, now },
    {
      making: (isNew) => sql`made as (
        insert into sandbox.session (id, secret, mode, reference, customer_id, description, amount, currency,
          success_url, cancel_url, status, expires_at, created_at)
        select ${newId('checkout')}, ${newSecret()}, 'payment', ${asked.reference}, ${asked.customerId},
          ${asked.description}, ${asked.amount}::bigint, ${asked.currency}, ${asked.successUrl}, ${asked.cancelUrl},
          'open', ${expiresAt}::timestamptz, ${now}::timestamptz
        where ${isNew} and ${isThere(asked.customerId)}
        returning id, to_jsonb(session) as reply
      )`,
    },
  )
}

export function addSetup(book: Book, asked: Setup, expiresAt: Date, now: Date) {
  const { key, ...body } = asked
  return openedFor<SessionFacts>(
    book,
    { call: 'openSetup', key, body, now },
    {
      making: (isNew) => sql`made as (
        insert into sandbox.session (id, secret, mode, reference, customer_id,
          success_url, cancel_url, status, expires_at, created_at)
        select ${newId('setup')}, ${newSecret()}, 'setup', ${asked.reference}, ${asked.customerId},
          ${asked.returnUrl}, ${asked.returnUrl}, 'open', ${expiresAt}::timestamptz, ${now}::timestamptz
        where ${isNew} and ${isThere(asked.customerId)}
        returning id, to_jsonb(session) as reply
      )`,
    },
  )
}

const isThere = (id: string) =>
  sql<SqlBool>`exists (select from sandbox.customer where id = ${id} and removed_at is null)`

/** A page is for somebody: where nobody is of that name, the refusal says so. */
async function openedFor<Reply>(book: Book, asked: Parameters<typeof answerOnce>[1], how: Statement) {
  try {
    return await answerOnce<Reply>(book, asked, how)
  } catch (error) {
    if (!(error instanceof ProcessorRefused)) throw error
    const { customerId } = asked.body as { customerId: string }
    const { rows } = await sql<{ is_there: boolean }>`select ${isThere(customerId)} as is_there`.execute(book)
    throw rows[0]?.is_there ? error : new CustomerUnknown(error.message)
  }
}

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

async function giveUpTry(tx: BookTx, chargeId: string | null) {
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

export interface TypedCard {
  behaviour: Behaviour
  brand: string
  last4: string
  expMonth: number
  expYear: number
  fingerprint: string
}

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

const lockOpenSession = (tx: BookTx, id: string, now: Date) =>
  tx
    .selectFrom('session')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

async function addCard(tx: BookTx, card: TypedCard, customerId: string | null, now: Date) {
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

export const removeCustomer = (book: Book, id: string, now: Date) =>
  sql`
  with removed as (update sandbox.customer set removed_at = ${now}, email = null where id = ${id} and removed_at is null)
  update sandbox.card set removed_at = ${now} where customer_id = ${id} and removed_at is null`.execute(book)

export const updateCustomer = (book: Book, { id, email }: { id: string; email: string }) =>
  book.updateTable('customer').set({ email }).where('id', '=', id).where('removed_at', 'is', null).execute()

export function addCustomer(book: Book, asked: { key: string; personId: string; email: string }, now: Date) {
  const { key, ...body } = asked
  return answerOnce<{ id: string }>(
    book,
    { call: 'addCustomer', key, body, now },
    {
      making: (isNew) => sql`made as (
        insert into sandbox.customer (id, email, created_at)
        select ${newId('customer')}, ${asked.email}, ${now}::timestamptz where ${isNew}
        returning id, jsonb_build_object('id', id) as reply
      )`,
    },
  )
}
