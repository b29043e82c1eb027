import { Instant } from '@sojourn/contract/dates/time'
import type { PaymentAlarm } from '@sojourn/contract/desk/staff-ledger'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { bearersOf, toBook } from '../disputes/left-to-people.ts'
import { type AlarmRow, openAlarms } from './alarm-store.ts'

const AlarmCursor = z.tuple([Instant, z.uuid()])

/** Nobody has looked at them yet. */
export async function listAlarms(
  { db }: Context,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const rows = await openAlarms(db, { limit, after: decodeCursor(cursor, AlarmCursor) })
  return pageOf(rows, limit, viewAlarm, ({ created_at, id }) => [created_at.toISOString(), id])
}

const viewAlarm = (row: AlarmRow): PaymentAlarm => ({
  id: row.id,
  kind: row.kind,
  payment: viewPayment(row),
  processor_id: row.processor_id,
  details: Object.fromEntries(
    Object.entries(row.detail).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ),
  to_book: viewToBook(row),
  created_at: { date: row.created_at.toISOString() },
})

/** Some alarms are about money of no payment of ours. */
function viewPayment({ ref, title, payer_id, first_name, last_name }: AlarmRow): PaymentAlarm['payment'] {
  if (ref === null || title === null || payer_id === null) return null
  return { ref, title, payer: { uuid: payer_id, full_name: `${first_name} ${last_name}` } }
}

/** It is null of all but a dispute that ended anew and stands in no books yet. */
function viewToBook(row: AlarmRow): PaymentAlarm['to_book'] {
  const { state, cause, unbooked, amount, currency, payable } = row
  if (state === null || amount === null || currency === null || payable === null) return null
  const rest = toBook({ state, cause, unbooked, amount })
  if (!rest) return null
  const end = rest > 0 ? 'won' : 'lost'
  return {
    end,
    amount: { amount: Math.abs(rest), currency },
    bearers: bearersOf({ payable, end, isGone: row.payer_deleted_at !== null }),
  }
}
