import { split } from '../../ledger/split.ts'
import type { PaymentRow } from '../store.ts'

/** Our fee and each tax are spread over what the refunds before it left. */
export function partsOfPlanRefund(
  { amount: paid, tax_amount, taxes }: Pick<PaymentRow, 'amount' | 'tax_amount' | 'taxes'>,
  earlier: number[],
  amount: number,
) {
  let left = [paid - tax_amount, ...taxes.map((tax) => tax.amount)]
  let parts = left
  for (const one of [...earlier, amount]) {
    parts = split(one, left)
    left = left.map((was, at) => was - (parts[at] ?? 0))
  }
  const [fee = 0, ...ofTaxes] = parts
  return { fee, taxes: taxes.map(({ code, name }, at) => ({ code, name, amount: ofTaxes[at] ?? 0 })) }
}
