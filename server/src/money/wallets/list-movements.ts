import type { MovementKind } from '@sojourn/contract/money/wallet-words'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { balancesAfter, type MovementRow, movementsOf } from './movement-store.ts'
import { changeOf, viewMovement } from './view-movement.ts'

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
  const isWhole = words.length === 0 && !filter?.kind
  const told = isWhole ? await withBalances(db, id, rows) : rows.map((row) => ({ ...row, balance: null }))
  return pageOf(told, limit, viewMovement, (row) => [row.id])
}

/** Rows are the newest first: each has what was there before the one above it. */
async function withBalances(db: Reader, agentId: string, rows: MovementRow[]) {
  const [newest] = rows
  if (!newest) return []
  const balances = await balancesAfter(db, agentId, newest.id)
  return rows.map((row) => {
    const balance = balances.get(row.currency) ?? 0
    balances.set(row.currency, balance - changeOf(row))
    return { ...row, balance }
  })
}
