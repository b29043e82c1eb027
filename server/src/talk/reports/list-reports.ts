import { Instant } from '@sojourn/contract/dates/time'
import type { REPORT_QUEUES } from '@sojourn/contract/desk/staff-reports'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { answeredReports, waitingReports } from './store.ts'
import { viewLine } from './view.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
  filter?: { status?: (typeof REPORT_QUEUES)[number] | undefined } | undefined
}

/** A cursor goes on only in the list it comes from. */
const Cursor = (status: string) => z.tuple([z.literal(status), Instant, z.uuid()])

export async function listReports({ db, clock }: Context, { id }: Person, { cursor, limit, filter }: Wanted) {
  const status = filter?.status ?? 'waiting'
  const from = decodeCursor(cursor, Cursor(status))
  const after: [string, string] | null = from && [from[1], from[2]]
  const rows =
    status === 'waiting'
      ? await waitingReports(db, { limit, after })
      : await answeredReports(db, status, { limit, after })
  return pageOf(
    rows,
    limit,
    (row) => viewLine(row, { id, clock }),
    (row) => [status, (status === 'waiting' ? row.created_at : row.decided_at)?.toISOString(), row.id],
  )
}
