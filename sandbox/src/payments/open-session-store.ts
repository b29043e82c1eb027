import { type SqlBool, sql } from 'kysely'
import { answerOnce, type Statement } from '../answer-store.ts'
import type { Book } from '../book-store.ts'
import { newId, newSecret } from '../new-id.ts'
import { CustomerUnknown, Refused } from '../refusals.ts'
import type { SessionFacts } from './attempt-view.ts'

export interface Checkout {
  key: string
  /** The reference is the shop’s, and comes back in the attempt. */
  reference: string
  customerId: string
  description: string
  amount: number
  currency: string
  successUrl: string
  cancelUrl: string
  /** A page waits a day at most. */
  expiresAt: Date
}

export interface Setup {
  key: string
  reference: string
  customerId: string
  returnUrl: string
}

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
    if (!(error instanceof Refused)) throw error
    const { customerId } = asked.body as { customerId: string }
    const { rows } = await sql<{ is_there: boolean }>`select ${isThere(customerId)} as is_there`.execute(book)
    throw rows[0]?.is_there ? error : new CustomerUnknown(error.message)
  }
}
