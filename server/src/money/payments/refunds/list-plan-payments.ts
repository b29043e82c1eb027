import type { PlanPayment } from '@sojourn/contract/desk/staff-ledger'
import type { Context } from '../../../context.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { withABank } from '../disputes/dispute-store.ts'
import { type PaymentRow, paymentsOfPayer } from '../store.ts'
import { chargesOf } from './refund-store.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
}

export async function listPlanPayments(context: Context, agentId: string, { cursor, limit }: Wanted) {
  const after = decodeCursor(cursor, AgeCursor)
  const page = { limit, after, payables: ['subscription'] as const, states: ['success'] as const }
  const rows = await paymentsOfPayer(context.db, agentId, page)
  const shown = new Map((await viewPlanPayments(context, context.db, rows)).map((view) => [view.id, view]))
  return pageOf(
    rows,
    limit,
    ({ id }) => shown.get(id) as PlanPayment,
    (row) => [row.created_at.toISOString(), row.id],
  )
}

export async function viewPlanPayments(
  { processor }: Pick<Context, 'processor'>,
  db: Reader,
  payments: PaymentRow[],
): Promise<PlanPayment[]> {
  if (payments.length === 0) return []
  const ids = payments.map(({ id }) => id)
  const charges = await chargesOf(db, ids)
  const banks = await withABank(db, ids)
  const views: PlanPayment[] = []
  for (const payment of payments) {
    const { id, ref, title, amount, currency, refunded_amount, paid_at, created_at } = payment
    const charge = charges.find(({ payment_id }) => payment_id === id)
    const canGo =
      charge?.charge_id &&
      charge.processor === processor.name &&
      !banks.has(id) &&
      payment.dispute !== 'open' &&
      payment.dispute !== 'lost'
    const back = charge?.back ?? 0
    views.push({
      id,
      ref,
      title,
      amount: { amount, currency },
      refunded: { amount: refunded_amount, currency },
      on_its_way: { amount: Math.max(back - refunded_amount, 0), currency },
      refundable: { amount: canGo ? Math.max(amount - back, 0) : 0, currency },
      paid_at: (paid_at ?? created_at).toISOString(),
    })
  }
  return views
}
