import { Instant } from '@sojourn/contract/dates/time'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { reviewsByAge } from './store.ts'
import { viewReview } from './view.ts'

/** A cursor goes on only in the list of the agent it comes from. */
const AgeCursor = (agentId: string) => z.tuple([z.literal(agentId), Instant, z.uuid()])

interface Page {
  cursor?: string | undefined
  limit: number
}

export async function reviewsOf({ db }: Context, agentId: string, { cursor, limit }: Page) {
  const from = decodeCursor(cursor, AgeCursor(agentId))
  const after: [string, string] | null = from && [from[1], from[2]]
  const rows = await reviewsByAge(db, agentId, { limit, after })
  return pageOf(rows, limit, viewReview, (row) => [agentId, row.created_at.toISOString(), row.id])
}
