import { Instant } from '@sojourn/contract/dates/time'
import type { QUEUE_STATUSES } from '@sojourn/contract/desk/staff-queue'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { decidedVerifications, type LineRow, waitingVerifications } from '../verification-store.ts'
import { viewLine } from './staff-view.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
  filter?: { status?: (typeof QUEUE_STATUSES)[number] | undefined } | undefined
}

/** A cursor goes on only in the list it comes from. */
const Cursor = (status: string) => z.tuple([z.literal(status), Instant, z.uuid()])

export async function listVerifications(context: Context, actor: Person, { cursor, limit, filter }: Wanted) {
  const status = filter?.status ?? 'waiting'
  const from = decodeCursor(cursor, Cursor(status))
  const after: [string, string] | null = from && [from[1], from[2]]
  const rows =
    status === 'waiting'
      ? await waitingVerifications(context.db, { limit, after })
      : await decidedVerifications(context.db, status, { limit, after })
  const sortedBy = ({ submitted_at, decided_at }: LineRow) =>
    (status === 'waiting' ? submitted_at : decided_at)?.toISOString()
  return pageOf(
    rows,
    limit,
    (row) => viewLine(context, actor, row),
    (row) => [status, sortedBy(row), row.agent_id],
  )
}
