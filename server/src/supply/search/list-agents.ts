import { Instant } from '@sojourn/contract/dates/time'
import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { fingerprintOf, readFilters, type Sort } from './search-criteria.ts'
import { findAgents, type HitRow } from './search-store.ts'
import { viewFoundAgent } from './view.ts'
import { readWords } from './words/read-words.ts'

interface Asked extends SearchFilters {
  sort: Sort
  cursor?: string | undefined
  limit: number
}

/** A page of those a search finds. */
export async function listAgents(context: Context, { cursor, limit, ...filters }: Asked) {
  const { sort } = filters
  const fingerprint = fingerprintOf(filters)
  // The shape of a cursor is dear to make, and a first page has none.
  const after = cursor ? decodeCursor(cursor, cursorOf(sort, fingerprint)) : null
  const words = await readWords(context, filters.query)
  const sought = readFilters(filters, words, context.clock.now())
  const position = after && { tier: after[1], key: after[2], id: after[3] }
  const rows = sought ? await findAgents(context.pool, sought, { sort, after: position, limit }) : []
  return pageOf(rows, limit, viewFoundAgent, (row: HitRow) => [fingerprint, row.tier, row.key, row.agent_id])
}

const cursorOf = (sort: Sort, fingerprint: string) =>
  z.tuple([
    z.literal(fingerprint),
    z.number().int().min(0).max(3),
    sort === 'newest' ? Instant : z.number().int(),
    z.uuid(),
  ])
