import { type RawBuilder, sql } from 'kysely'
import type { Book, BookTx } from '../book-store.ts'

export type EventKind = 'attempt' | 'setup' | 'refund' | 'dispute' | 'account' | 'payout'

export interface DueEvent {
  id: string
  kind: EventKind
  object_id: string
  created_at: Date
  tries: number
}

/** A statement's part that tells of each `(id)` of `changed`. */
export const tellOf = (kind: EventKind, changed: RawBuilder<unknown>, now: Date) => sql`
  insert into sandbox.event (kind, object_id, created_at, next_try_at)
  select ${kind}, id, ${now}::timestamptz, ${now}::timestamptz from ${changed} as changed`

export const addEvent = (tx: BookTx, kind: EventKind, objectId: string, now: Date) =>
  tx.insertInto('event').values({ kind, object_id: objectId, created_at: now, next_try_at: now }).execute()

const LEASE_SECONDS = 30

/** Takes events that are due; nobody else gets them until they are settled or the lease is over. */
export async function leaseDueEvents(book: Book, now: Date, most: number): Promise<DueEvent[]> {
  const { rows } = await sql<DueEvent & { seq: number }>`
    update sandbox.event set tries = tries + 1, next_try_at = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id from sandbox.event where delivered_at is null and next_try_at <= ${now}
      order by seq limit ${most} for update skip locked
    )
    returning id, kind, object_id, created_at, tries, seq`.execute(book)
  return rows.sort((one, other) => one.seq - other.seq)
}

/** Everything not delivered yet counts as delivered by it, due or not. */
export async function takeUndelivered(book: Book, now: Date): Promise<DueEvent[]> {
  const { rows } = await sql<DueEvent & { seq: number }>`
    update sandbox.event set tries = tries + 1, delivered_at = ${now} where delivered_at is null
    returning id, kind, object_id, created_at, tries, seq`.execute(book)
  return rows.sort((one, other) => one.seq - other.seq)
}

export const markDelivered = (book: Book, ids: string[], now: Date) =>
  book.updateTable('event').set({ delivered_at: now }).where('id', 'in', ids).execute()

/** Unless it was sent once more by hand meanwhile. */
export const tryEventAgain = (book: Book, { id, tries }: DueEvent, at: Date) =>
  book
    .updateTable('event')
    .set({ next_try_at: at })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('delivered_at', 'is', null)
    .execute()

export const redeliverEvent = (book: Book, id: string, now: Date) =>
  book
    .updateTable('event')
    .set({ delivered_at: null, next_try_at: now })
    .where('id', '=', id)
    .executeTakeFirst()

export const forgetEvents = (book: Book, before: Date) =>
  book.deleteFrom('event').where('delivered_at', '<', before).execute()
