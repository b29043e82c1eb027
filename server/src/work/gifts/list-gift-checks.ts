import { orderStatus } from '@sojourn/contract/calls/status'
import { Instant } from '@sojourn/contract/dates/time'
import type { GiftCheck } from '@sojourn/contract/desk/staff-gifts'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type CheckRow, checksDecided, checksWaiting, findCheck } from './gift-store.ts'

const CheckCursor = z.tuple([Instant, z.uuid()])

interface Asked {
  cursor?: string | undefined
  limit: number
  filter?: { status?: 'waiting' | 'decided' | undefined } | undefined
}

/** The one that waits the longest comes first. */
export async function listGiftChecks({ db }: Context, actor: Person, { cursor, limit, filter }: Asked) {
  const isDecided = filter?.status === 'decided'
  const page = { limit, after: decodeCursor(cursor, CheckCursor) }
  const rows = await (isDecided ? checksDecided(db, page) : checksWaiting(db, page))
  return pageOf(
    rows,
    limit,
    (row) => viewCheck(row, actor),
    ({ created_at, decided_at, id }) => [
      (isDecided && decided_at ? decided_at : created_at).toISOString(),
      id,
    ],
  )
}

export async function showGiftCheck(db: Reader, actor: Person, id: string) {
  const row = await findCheck(db, id)
  if (!row) throw new Refusal('not_found')
  return viewCheck(row, actor)
}

const viewCheck = (row: CheckRow, { id: reader }: Person): GiftCheck => ({
  id: row.id,
  order: {
    uuid: row.order_id,
    ref: row.ref,
    title: row.title,
    status: [...orderStatus[row.order_status]],
    price: { amount: row.price_amount, currency: row.currency },
  },
  client: { uuid: row.client_id, full_name: `${row.client_first_name} ${row.client_last_name}` },
  agent: { uuid: row.agent_id, full_name: `${row.agent_first_name} ${row.agent_last_name}` },
  gift: { amount: row.promo_amount ?? 0, currency: row.currency },
  signs: row.signs,
  status: row.status,
  note: row.note,
  decided_by:
    row.decided_by === null
      ? null
      : { uuid: row.decided_by, full_name: `${row.decider_first_name} ${row.decider_last_name}` },
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  may: row.status === 'waiting' && !isOwn(row, reader) ? ['decide'] : [],
})

export const isOwn = ({ client_id, agent_id }: { client_id: string; agent_id: string }, reader: string) =>
  client_id === reader || agent_id === reader
