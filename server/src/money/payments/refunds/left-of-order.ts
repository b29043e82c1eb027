import type { Reader } from '../../../platform/database/database.ts'
import type { AsOf } from '../../ledger/money-of-order.ts'
import { moneyOfOrder } from '../../ledger/money-of-order.ts'
import type { TaxPart } from '../../ledger/templates/payment-templates.ts'
import type { PaymentRow } from '../store.ts'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The rest is told by whose it is now and by where it came from. */
export async function leftOf(db: Reader, payment: PaymentRow, asOf?: AsOf) {
  const money = await moneyOfOrder(db, payment.payable_id, asOf)
  const taxes: TaxPart[] = payment.taxes.map(({ code }) => ({ code, amount: money.taxOf(code) }))
  const { share, commission, back } = money
  const isReleased = share + commission > 0
  const item = isReleased ? share + commission : money.escrow
  return {
    isReleased,
    item,
    taxes,
    share,
    commission,
    total: item + sum(taxes.map(({ amount }) => amount)),
    sources: {
      card: payment.amount - back.card,
      promo: payment.promo_amount - back.promo,
      credit: payment.credit_amount - back.credit,
    },
  }
}
export type LeftOfOrder = Awaited<ReturnType<typeof leftOf>>
