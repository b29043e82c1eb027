import { accounts } from '../accounts.ts'
import { credit, debit, type Line, posting, sum } from '../posting.ts'
import { split } from '../split.ts'

export interface TaxPart {
  code: string
  amount: number
}

/** The money came from the card, from coupons that are a gift, and from the client's own credit. */
export interface Sources {
  card: number
  promo: number
  credit: number
}

interface Paid {
  currency: string
  order: string
  client: string
  /** A coupon the agent gave is off already. */
  price: number
  taxes: TaxPart[]
  /** The authority’s fee is kept apart. */
  govFee?: number
  promo?: number
  credit?: number
}

/** L1. The card pays what coupons leave. */
export function orderPaid({ currency, order, client, price, taxes, govFee = 0, ...coupons }: Paid) {
  const { promo = 0, credit: own = 0 } = coupons
  const charged = price + sum(taxes.map(({ amount }) => amount)) + govFee - promo - own
  return posting('L1', currency, [
    debit(accounts.clearing, charged),
    debit(accounts.promo_expense, promo),
    debit(accounts.client_credit(client), own),
    credit(accounts.escrow(order), price),
    credit(accounts.gov_fee(order), govFee),
    ...taxes.map(({ code, amount }) => credit(accounts.tax(code), amount)),
  ])
}

interface RefundedBefore {
  currency: string
  order: string
  client: string
  refund: string
  item: number
  taxes: TaxPart[]
  govFee?: number
  /** Earlier refunds left this of each. */
  sources: Sources
}

/** L5. Back to where it came from, in parts. */
export function refundedBeforeRelease({ currency, order, item, taxes, govFee = 0, ...rest }: RefundedBefore) {
  return posting('L5', currency, [
    debit(accounts.escrow(order), item),
    debit(accounts.gov_fee(order), govFee),
    ...taxes.map(({ code, amount }) => debit(accounts.tax(code), amount)),
    ...toSources(item + govFee + sum(taxes.map(({ amount }) => amount)), rest),
  ])
}

interface Back {
  client: string
  refund: string
  sources: Sources
}

/** Card money waits for the processor; what coupons paid is theirs again at once. */
export function toSources(amount: number, { client, refund, sources }: Back): Line[] {
  const { card, promo, credit: own } = sources
  if (amount > card + promo + own)
    throw new RangeError(`Only ${card + promo + own} is left to be refunded, not ${amount}`)
  const [toCard, toPromo, toCredit] = split(amount, [card, promo, own])
  return [
    credit(accounts.refund_payable(refund), toCard),
    credit(accounts.promo_expense, toPromo),
    credit(accounts.client_credit(client), toCredit),
  ]
}

interface Refunded {
  currency: string
  refund: string
  amount: number
}

/** L5b. The processor gave it back. */
export const refundPaidOut = ({ currency, refund, amount }: Refunded) =>
  posting('L5b', currency, [
    debit(accounts.refund_payable(refund), amount),
    credit(accounts.clearing, amount),
  ])

/** L5b. Our team paid it from the bank account. */
export const refundPaidByHand = ({ currency, refund, amount }: Refunded) =>
  posting('L5b', currency, [debit(accounts.refund_payable(refund), amount), credit(accounts.cash, amount)])

/** L5c. The bank sent it back to us: it waits again. */
export const refundReturned = ({ currency, refund, amount }: Refunded) =>
  posting('L5c', currency, [
    debit(accounts.clearing, amount),
    credit(accounts.refund_payable(refund), amount),
  ])

/** L5c. The bank sent our team’s transfer back: it waits again. */
export const refundReturnedByHand = ({ currency, refund, amount }: Refunded) =>
  posting('L5c', currency, [debit(accounts.cash, amount), credit(accounts.refund_payable(refund), amount)])

/** L5b. The client keeps it for another order. */
export const refundKeptAsCredit = ({ currency, refund, client, amount }: Refunded & { client: string }) =>
  posting('L5b', currency, [
    debit(accounts.refund_payable(refund), amount),
    credit(accounts.client_credit(client), amount),
  ])

/** L7. A client wants credit as money; L5b follows. */
export const creditCashedOut = ({ currency, refund, client, amount }: Refunded & { client: string }) =>
  posting('L7', currency, [
    debit(accounts.client_credit(client), amount),
    credit(accounts.refund_payable(refund), amount),
  ])

interface Charged {
  currency: string
  amount: number
}

/** L9. What the processor keeps for itself. */
export const processorFeeTaken = ({ currency, amount }: Charged) =>
  posting('L9', currency, [debit(accounts.processor_fee, amount), credit(accounts.clearing, amount)])

/** L10. An agent paid for a plan; the amount includes the taxes. */
export const subscriptionPaid = ({ currency, amount, taxes }: Charged & { taxes: TaxPart[] }) =>
  posting('L10', currency, [
    debit(accounts.clearing, amount),
    credit(accounts.subscription_revenue, amount - sum(taxes.map((tax) => tax.amount))),
    ...taxes.map((tax) => credit(accounts.tax(tax.code), tax.amount)),
  ])

interface PlanPart {
  currency: string
  /** Taxes are not part of the fee that goes back. */
  fee: number
  taxes: TaxPart[]
}

/** L10b. Our team gives back what an agent paid for a plan; L5b follows. */
export const subscriptionRefunded = ({ currency, refund, fee, taxes }: PlanPart & { refund: string }) =>
  posting('L10b', currency, [
    debit(accounts.subscription_revenue, fee),
    ...taxes.map((tax) => debit(accounts.tax(tax.code), tax.amount)),
    credit(accounts.refund_payable(refund), fee + sum(taxes.map(({ amount }) => amount))),
  ])

/** L10c. The bank takes back what an agent paid for a plan. */
export const subscriptionTakenBack = ({ currency, fee, taxes }: PlanPart) =>
  posting('L10c', currency, [
    debit(accounts.subscription_revenue, fee),
    ...taxes.map((tax) => debit(accounts.tax(tax.code), tax.amount)),
    credit(accounts.clearing, fee + sum(taxes.map(({ amount }) => amount))),
  ])
