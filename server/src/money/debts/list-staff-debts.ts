import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { debtsFrom } from './relief-store.ts'
import { viewStaffDebt } from './view-staff-debt.ts'

const AccountCursor = z.tuple([z.guid()])

interface Wanted {
  cursor?: string | undefined
  limit: number
}

export async function listStaffDebts({ db }: Context, actor: Person, { cursor, limit }: Wanted) {
  const [after = null] = decodeCursor(cursor, AccountCursor) ?? []
  const rows = await debtsFrom(db, { limit, after })
  return pageOf(
    rows,
    limit,
    (row) => viewStaffDebt(row, actor.id),
    (row) => [row.id],
  )
}
