import type { LineReader } from '@sojourn/contract/talk/conversation-words'
import type { Message, MessagesQuery } from '@sojourn/contract/talk/conversations'
import type { Language } from '@sojourn/contract/words/languages'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { decodeCursor, encodeCursor } from '../../platform/http/input/cursor.ts'
import type { ClockReader } from '../../platform/words/value-in.ts'
import { conversationOf } from './find-own.ts'
import { type MessageRow, messagesAfter, messagesBefore, messagesWith } from './message-store.ts'
import { viewMessage } from './view.ts'

/** A page goes on to older messages or to newer ones. */
const Cursor = z.tuple([z.enum(['older', 'newer']), z.number().int()])

export async function listMessages(
  { db }: Context,
  actor: Person,
  id: string,
  asked: MessagesQuery,
  language: Language,
) {
  const { own } = await conversationOf(db, actor, id)
  return pageOfMessages(db, { id: actor.id, side: own.side, language, reader: own }, id, asked)
}

interface Page {
  data: { items: Message[]; pagination: { next_cursor: string | null } }
}

/** Messages are in the order they came; whoever asks may read them. */
export async function pageOfMessages(
  db: Reader,
  viewer: { id: string; side: LineReader; language?: Language; reader?: ClockReader },
  id: string,
  asked: MessagesQuery,
): Promise<Page> {
  const from = decodeCursor(asked.next, Cursor)
  const { limit } = asked
  const page = (rows: MessageRow[], next: readonly [way: string, seq: number] | null): Page => ({
    data: {
      items: rows.map((row) => viewMessage(row, viewer)),
      pagination: { next_cursor: next && encodeCursor(next) },
    },
  })
  const older = (rows: MessageRow[], isMore: boolean) =>
    page(rows, isMore && rows[0] ? ['older', rows[0].seq] : null)

  if (asked.around !== undefined) {
    const half = Math.max(1, Math.floor(limit / 2))
    const before = await messagesBefore(db, id, { before: asked.around, limit: half })
    const rest = await messagesAfter(db, id, asked.around - 1, limit - half)
    return older([...before.slice(0, half).reverse(), ...rest.slice(0, limit - half)], before.length > half)
  }
  const after = from?.[0] === 'newer' ? from[1] : from ? undefined : asked.after
  if (after !== undefined) {
    const rows = await messagesAfter(db, id, after, limit)
    const last = rows[limit - 1]
    return page(rows.slice(0, limit), rows.length > limit && last ? ['newer', last.seq] : null)
  }
  const before = from ? from[1] : null
  const words = asked.query?.trim().split(/\s+/).filter(Boolean).slice(0, 8) ?? []
  const rows =
    words.length > 0
      ? await messagesWith(db, id, words, { before, limit })
      : await messagesBefore(db, id, { before, limit })
  return older(rows.slice(0, limit).reverse(), rows.length > limit)
}
