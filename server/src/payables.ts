import { debtPayable } from './money/debts/debt-payable.ts'
import type { Payables } from './money/payments/payable.ts'
import { planPayable } from './money/subscriptions/plan-payable.ts'
import { orderPayable } from './work/orders/order-payable.ts'

/** Each kind of thing one can pay for. */
export const payables: Payables = {
  order: orderPayable,
  subscription: planPayable,
  debt: debtPayable,
}
