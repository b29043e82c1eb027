import { paymentStatus } from '@sojourn/contract/calls/status'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { lastActivities } from './activity-store.ts'
import type { PaymentState } from './payment-state.ts'
import { refundsOfPayments } from './refunds/refunds-of-payments.ts'
import { paymentsOfPayer } from './store.ts'
import { viewPayment } from './view.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
  filter?: { status?: string | undefined } | undefined
}

/** Clients see what they paid for orders and of what they owed, agents what they paid for plans. */
export async function listPayments({ db }: Context, actor: Person, { cursor, limit, filter }: Wanted) {
  const rows = await paymentsOfPayer(db, actor.id, {
    limit,
    after: decodeCursor(cursor, AgeCursor),
    payables: actor.role === 'subscriber' ? ['order', 'debt'] : ['subscription'],
    states: statesOf(filter?.status),
  })
  const ids = rows.map(({ id }) => id)
  const last = new Map(
    (ids.length > 0 ? await lastActivities(db, ids) : []).map((activity) => [activity.payment_id, activity]),
  )
  const refunds = await refundsOfPayments(db, rows)
  return pageOf(
    rows,
    limit,
    (row) => viewPayment(row, last.get(row.id), refunds.get(row.id)),
    (row) => [row.created_at.toISOString(), row.id],
  )
}

/** Captured and settled are both paid, for whoever paid. */
const PAID: readonly PaymentState[] = ['paid', 'success']

function statesOf(code: string | undefined) {
  if (code === undefined) return undefined
  const states = Object.keys(paymentStatus) as PaymentState[]
  const asked = states.filter((state) => String(paymentStatus[state][0]) === code)
  return asked.some((state) => PAID.includes(state)) ? PAID : asked
}
