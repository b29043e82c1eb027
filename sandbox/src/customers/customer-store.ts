import { sql } from 'kysely'
import { answerOnce } from '../answer-store.ts'
import type { Book } from '../book-store.ts'
import { newId } from '../new-id.ts'

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
