import { Instant } from '@sojourn/contract/dates/time'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { documentViewsOf } from '../verification-store.ts'
import { viewDocumentView } from '../view.ts'

const Cursor = z.tuple([Instant, z.uuid()])

/** The newest comes first. */
export async function listDocumentViews(
  { db }: Context,
  actor: Person,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const rows = await documentViewsOf(db, actor.id, { limit, after: decodeCursor(cursor, Cursor) })
  return pageOf(rows, limit, viewDocumentView, (row) => [row.created_at.toISOString(), row.id])
}
