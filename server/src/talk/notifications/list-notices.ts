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

export async function listNotices({ db }: Context, { id }: Person, { cursor, limit, unread }: Asked) {
  const rows = await noticesOf(db, id, {
    limit,
    after: decodeCursor(cursor, AgeCursor),
    onlyUnread: unread === 'true',
  })
  return pageOf(rows, limit, showNotice, (row) => [row.created_at.toISOString(), row.id])
}
