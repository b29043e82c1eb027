import { Instant } from '@sojourn/contract/time'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { decodeCursor, pageOf } from '../platform/http/cursor.ts'
import { reviewsByAge } from './store.ts'
import { viewReview } from './view.ts'

const AgeCursor = z.tuple([Instant, z.uuid()])

interface Page {
  cursor?: string | undefined
  limit: number
}

/** What clients said of an agent and nobody hid. */
export async function reviewsOf({ db }: Context, agentId: string, { cursor, limit }: Page) {
  const rows = await reviewsByAge(db, agentId, { limit, after: decodeCursor(cursor, AgeCursor) })
  return pageOf(rows, limit, viewReview, (row) => [row.created_at.toISOString(), row.id])
}
