import { sql } from 'kysely'
import { answerOnce } from '../answer-store.ts'
import type { Book, BookTx } from '../book-store.ts'
import { NOT_CONFIRMED, OUTCOMES } from '../cards/test-cards.ts'
import { newId, newSecret } from '../new-id.ts'
import { addEvent, tellOf } from '../news/event-store.ts'
import type { ChargeFacts } from './attempt-view.ts'

export interface CardCharge {
  key: string
  reference: string
  customerId: string
  cardId: string
  description: string
  amount: number
  currency: string
  /** The bank leads back there once the payer has confirmed. */
  returnUrl: string
  /** The payer is not there to confirm anything. */
  isUnattended?: boolean
}

const BY_BEHAVIOUR = JSON.stringify(
  Object.entries(OUTCOMES).map(([behaviour, { status, error, afterSeconds }]) => ({
    behaviour,
    status,
    after_seconds: afterSeconds ?? null,
    error_code: error?.code ?? null,
    error_text: error?.text ?? null,
  })),
)

/**
 * The charge is looked up, decided, charged, told and answered in one statement: it costs one way to the database and back.
 * It is not flushed by itself: whoever keeps the answer is flushed after it, and without that the same call is made again.
 */
export function chargeCard(book: Book, asked: CardCharge & { fee: number }, now: Date) {
  const { key, ...body } = asked
  return answerOnce<ChargeFacts>(
    book,
    { call: 'charge', key, body, now },
    {
      making: (isNew) => sql`
        relaxed as (select set_config('synchronous_commit', 'off', true)), card as (
          select id, case when make_date(exp_year, exp_month, 1) + interval '1 month' <= ${now}::timestamptz
            then 'expired_card' else behaviour end as behaviour
          from sandbox.card
          where id = ${asked.cardId} and customer_id = ${asked.customerId} and removed_at is null
        ), made as (
          insert into sandbox.charge (id, secret, reference, customer_id, card_id, description, amount, currency, fee,
            status, error_code, error_text, return_url, done_at, created_at)
          select ${newId('charge')}, ${newSecret()}, ${asked.reference}, ${asked.customerId}, card.id,
            ${asked.description}, ${asked.amount}::bigint, ${asked.currency}, ${asked.fee}::bigint,
            outcome.status, outcome.error_code, outcome.error_text, ${asked.returnUrl},
            ${now}::timestamptz + make_interval(secs => outcome.after_seconds), ${now}::timestamptz
          from jsonb_to_recordset(${BY_BEHAVIOUR}::jsonb) as outcome(
            behaviour text, status text, after_seconds integer, error_code text, error_text text)
          join card on card.behaviour = outcome.behaviour cross join relaxed
          where ${isNew}
          returning id, status, to_jsonb(charge) as reply
        )`,
      tell: { kind: 'attempt', when: sql`status in ('captured', 'failed')` },
    },
  )
}

const FACTS = [
  'id',
  'secret',
  'reference',
  'session_id',
  'amount',
  'currency',
  'fee',
  'status',
  'error_code',
  'error_text',
  'done_at',
] as const

export const findCharge = (book: Book | BookTx, id: string) =>
  book.selectFrom('charge').select(FACTS).where('id', '=', id).executeTakeFirst()

/** The bank shows it before it asks its customer. */
export const findChargeBySecret = (book: Book, secret: string) =>
  book
    .selectFrom('charge')
    .innerJoin('card', 'card.id', 'charge.card_id')
    .leftJoin('session', 'session.id', 'charge.session_id')
    .select([
      'charge.id',
      'charge.status',
      'charge.amount',
      'charge.currency',
      'charge.description',
      'charge.return_url',
      'card.brand',
      'card.last4',
      'session.secret as session_secret',
      'session.success_url',
    ])
    .where('charge.secret', '=', secret)
    .executeTakeFirst()

/** Says what the payer said at their bank. Only a charge that still waits for it, of a page that is still open, goes on. */
export function confirmCharge(book: Book, secret: string, isApproved: boolean, now: Date) {
  return book.transaction().execute(async (tx) => {
    const asked = await tx
      .selectFrom('charge')
      .select(['id', 'session_id'])
      .where('secret', '=', secret)
      .executeTakeFirst()
    if (!asked) return undefined
    // The page is locked before the charge, as with everybody who locks both.
    const session = asked.session_id
      ? await tx
          .selectFrom('session')
          .select(['id', 'status', 'charge_id', 'expires_at'])
          .where('id', '=', asked.session_id)
          .forUpdate()
          .executeTakeFirstOrThrow()
      : null
    const isOpen =
      !session || (session.status === 'open' && session.charge_id === asked.id && session.expires_at > now)
    const isPaid = isApproved && isOpen
    const charge = await tx
      .updateTable('charge')
      .set(
        isPaid
          ? { status: 'captured', done_at: null }
          : {
              status: 'failed',
              done_at: null,
              error_code: NOT_CONFIRMED.code,
              error_text: NOT_CONFIRMED.text,
            },
      )
      .where('id', '=', asked.id)
      .where('status', '=', 'needs_action')
      .returning(['id', 'status'])
      .executeTakeFirst()
    if (!charge) return undefined
    if (session && isPaid)
      await tx.updateTable('session').set({ status: 'complete' }).where('id', '=', session.id).execute()
    await addEvent(tx, 'attempt', session?.id ?? charge.id, now)
    return charge
  })
}

/** One that waits for its payer waits no longer; one that is over stays as it is. */
export const giveUpCharge = (book: Book, id: string, now: Date) =>
  sql`
  with changed as (
    update sandbox.charge set status = 'failed', done_at = null,
      error_code = ${NOT_CONFIRMED.code}, error_text = ${NOT_CONFIRMED.text}
    where id = ${id} and status = 'needs_action' and session_id is null returning id
  ) ${tellOf('attempt', sql`changed`, now)}`.execute(book)
