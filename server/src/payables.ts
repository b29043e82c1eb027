import type { Payables } from './money/payments/payable.ts'
import { Refusal } from './platform/refusal.ts'
import { orderPayable } from './work/orders/order-payable.ts'

/** Each kind of thing one can pay for. Plans cannot be bought yet. */
export const payables: Payables = {
  order: orderPayable,
  subscription: {
    take: () => Promise.reject(new Refusal('not_found')),
    hold: () => Promise.resolve(null),
    describe: () => Promise.resolve(null),
    markPaid: () => Promise.resolve(null),
  },
}
