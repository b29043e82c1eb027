import { t } from '../words/t.ts'
import type { Money } from './money.ts'
import type { PriceParts, RefundParts } from './refund-parts.ts'

export type RefundReader = 'client' | 'agent' | 'staff'

type Write = (money: Money) => string
type Back = Pick<RefundParts, 'card' | 'credit' | 'coupons'>

/** One line for each part that is not zero, named as one reads it. */
export const refundLines = ({ card, credit, coupons }: Back, reader: RefundReader) =>
  [
    { name: reader === 'client' ? t('to your card') : t('to their card'), value: card },
    { name: t('as credit'), value: credit },
    ...coupons.map(({ code, amount }) => ({ name: onCoupon(code, reader), value: amount })),
  ].filter(({ value }) => value.amount > 0)

function onCoupon(code: string | null, reader: RefundReader) {
  if (code !== null) return t('back on coupon {code}', { code })
  return reader === 'client' ? t('back on your coupon') : t('back on a coupon')
}

/** It reads: “$63.79 to your card, $5.00 as credit and $16.22 back on coupon SPRING”. */
export function refundWords(parts: Back, reader: RefundReader, write: Write) {
  const lines = refundLines(parts, reader).map(({ name, value }) =>
    t('{amount} {where}', { amount: write(value), where: name }),
  )
  return lines.length > 0 ? joined(lines) : t('nothing')
}

/** The agent reads: “Of the price of $100.00, $80.00 goes back, $3.00 is our commission and $17.00 is yours.” */
export function priceWords(
  { price, coupon, before, back, commission, gets }: PriceParts,
  write: Write,
  reader: 'agent' | 'staff' = 'agent',
) {
  const amountOf = (value: Money) => ({ amount: write(value) })
  const parts = [
    coupon.amount > 0 && t('{amount} was your coupon', amountOf(coupon)),
    before.amount > 0 && t('{amount} went back before', amountOf(before)),
    back.amount > 0 && t('{amount} goes back to the client', amountOf(back)),
    commission.amount > 0 && t('{amount} is our commission', amountOf(commission)),
    reader === 'staff'
      ? t('{amount} is the agent’s', amountOf(gets))
      : t('{amount} is yours', amountOf(gets)),
  ].filter((part) => part !== false)
  return t('Of the price of {price}, {parts}.', { price: write(price), parts: joined(parts) })
}

const joined = (parts: string[]) =>
  parts.length < 2
    ? parts.join('')
    : t('{several} and {last}', { several: parts.slice(0, -1).join(t(', ')), last: parts.at(-1) ?? '' })
