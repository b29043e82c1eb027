import { createHash } from 'node:crypto'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Book } from './book-store.ts'
import type { EventKind } from './news/event-store.ts'
import { Refused } from './refusals.ts'

interface Asked {
  call: string
  key: string
  body: unknown
  now: Date
}

export interface Statement {
  /** Common table expressions, of which `made (id, reply)` makes the thing; they make nothing unless `isNew`. */
  making: (isNew: RawBuilder<SqlBool>) => RawBuilder<unknown>
  /** The other side is told of it when `made` is worth telling. */
  tell?: { kind: EventKind; when: RawBuilder<SqlBool> }
}

/**
 * Makes a thing, tells of it and keeps the answer under the caller's key, all in one statement: of two that come at
 * once one fails on the key and makes nothing. Both get the first answer.
 */
export async function answerOnce<Reply>(book: Book, asked: Asked, { making, tell }: Statement) {
  const key = `${asked.call}:${asked.key}`
  const bodyHash = createHash('sha256').update(JSON.stringify(asked.body)).digest('base64url')
  const isNew = sql<SqlBool>`not exists (select from sandbox.answer where key = ${key})`
  const told = tell
    ? sql`, told as (
        insert into sandbox.event (kind, object_id, created_at, next_try_at)
        select ${tell.kind}, id, ${asked.now}::timestamptz, ${asked.now}::timestamptz from made where ${tell.when}
      )`
    : sql``
  try {
    const { rows } = await sql<{ reply: Reply }>`
      with ${making(isNew)} ${told}
      insert into sandbox.answer (key, body_hash, reply, created_at)
      select ${key}, ${bodyHash}, reply, ${asked.now}::timestamptz from made
      returning reply`.execute(book)
    if (rows[0]) return rows[0].reply
  } catch (error) {
    if (isUnknownId(error)) throw refused(asked)
    if (!isTakenKey(error)) throw error
  }
  const first = await book
    .selectFrom('answer')
    .select(['body_hash', 'reply'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!first) throw refused(asked)
  if (first.body_hash !== bodyHash) throw new Refused(`${asked.call}: this key came with another body`)
  return first.reply as Reply
}

/** An id nobody knows, a card that was removed, more than is left. */
const refused = ({ call }: Asked) => new Refused(`${call}: there is nothing to do this with`)

const isTakenKey = (error: unknown) => (error as { constraint?: string }).constraint === 'answer_pkey'

const FOREIGN_KEY = '23503'
const isUnknownId = (error: unknown) => (error as { code?: string }).code === FOREIGN_KEY

export const forgetAnswers = (book: Book, before: Date) =>
  book.deleteFrom('answer').where('created_at', '<', before).execute()
