import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { viewInvoice } from '../view.ts'
import { invoicesOf } from './invoice-store.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
}

export async function listInvoices({ db }: Context, actor: Person, { cursor, limit }: Wanted) {
  const rows = await invoicesOf(db, actor.id, { limit, after: decodeCursor(cursor, AgeCursor) })
  return pageOf(rows, limit, viewInvoice, (row) => [row.issued_at.toISOString(), row.id])
}
