import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { noticesOf } from './notice-store.ts'
import { showNotice } from './view.ts'

interface Asked {
  cursor?: string | undefined
  limit: number
  unread?: 'true' | undefined
}

export async function listNotices(
  { db }: Context,
  { id }: Person,
  { cursor, limit, unread }: Asked,
  language: Language,
) {
  const rows = await noticesOf(db, id, {
    limit,
    after: decodeCursor(cursor, AgeCursor),
    onlyUnread: unread === 'true',
  })
  return pageOf(
    rows,
    limit,
    (row) => showNotice(row, language),
    (row) => [row.created_at.toISOString(), row.id],
  )
}
