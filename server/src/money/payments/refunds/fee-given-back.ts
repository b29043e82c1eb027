import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'
import { type PayableType, paymentsOfPayables } from '../store.ts'
import { partsOfPlanRefund } from './parts-of-plan-refund.ts'

/**
 * What of the fees that were paid for these is their payer’s again, without taxes: refunds from the moment they are made,
 * however they go, and what a bank took or asks for.
 */
export async function feeGivenBack(db: Reader, payable: PayableType, payableIds: string[]) {
  if (payableIds.length === 0) return 0
  const payments = (await paymentsOfPayables(db, payable, payableIds)).filter(
    ({ status }) => status === 'success',
  )
  const back = await backOf(
    db,
    payments.map(({ id }) => id),
  )
  return payments.reduce((sum, payment) => {
    const amount = Math.min(back.get(payment.id) ?? 0, payment.amount)
    return amount === 0 ? sum : sum + partsOfPlanRefund(payment, [], amount).fee
  }, 0)
}

async function backOf(db: Reader, ids: string[]) {
  const { rows } = await sql<{ payment_id: string; amount: number }>`
    select payment_id, sum(amount)::bigint as amount from (
      select payment_id, amount from refund
      where payment_id = any(${ids}::uuid[]) and reason in ('plan', 'processor')
      union all
      select payment_id, amount from dispute where payment_id = any(${ids}::uuid[]) and state in ('open', 'lost')
    ) as back group by payment_id`.execute(db)
  return new Map(rows.map(({ payment_id, amount }) => [payment_id, Number(amount)]))
}
