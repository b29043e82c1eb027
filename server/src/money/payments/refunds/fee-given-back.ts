import type { Reader } from '../../../platform/database/database.ts'
import { type PayableType, paymentsOfPayables } from '../store.ts'
import { partsOfPlanRefund } from './parts-of-plan-refund.ts'
import { givenBackOf } from './refund-store.ts'

/** Taxes are not counted. Refunds count from the moment they are made, however they go, and so does what a bank took or asks for. */
export async function feeGivenBack(db: Reader, payable: PayableType, payableIds: string[]) {
  if (payableIds.length === 0) return 0
  const payments = (await paymentsOfPayables(db, payable, payableIds)).filter(
    ({ status }) => status === 'success',
  )
  const back = await givenBackOf(
    db,
    payments.map(({ id }) => id),
  )
  return payments.reduce((sum, payment) => {
    const amount = Math.min(back.get(payment.id) ?? 0, payment.amount)
    return amount === 0 ? sum : sum + partsOfPlanRefund(payment, [], amount).fee
  }, 0)
}
