import type { MovementKind } from '@sojourn/contract/money/wallet-words'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { movementsOf } from './movement-store.ts'
import { viewMovement } from './view-movement.ts'

const EntryCursor = z.tuple([z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)])
const MOST_WORDS = 5

export interface Searched {
  query?: string | undefined
  filter?: { kind?: MovementKind | undefined } | undefined
}

interface Wanted extends Searched {
  cursor?: string | undefined
  limit: number
}

export async function listMovements(
  { db }: Context,
  { id }: Person,
  { cursor, limit, query, filter }: Wanted,
) {
  const [before = null] = decodeCursor(cursor, EntryCursor) ?? []
  const words = (query ?? '').trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const rows = await movementsOf(db, { agentId: id, limit, before, kind: filter?.kind, words })
  return pageOf(rows, limit, viewMovement, (row) => [row.id])
}
