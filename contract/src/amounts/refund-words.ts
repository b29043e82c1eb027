import type { Money } from './money.ts'
import type { PriceParts, RefundParts } from './refund-parts.ts'

/** Who reads it: whose card it is follows from that. */
export type RefundReader = 'client' | 'agent' | 'staff'

type Write = (money: Money) => string
type Back = Pick<RefundParts, 'card' | 'credit' | 'coupons'>

/** One line for each part that is not zero, named as one reads it. */
export const refundLines = ({ card, credit, coupons }: Back, reader: RefundReader) => {
  const whose = reader === 'client' ? 'your' : 'their'
  return [
    { name: `to ${whose} card`, value: card },
    { name: 'as credit', value: credit },
    ...coupons.map(({ code, amount }) => ({
      name: code === null ? `back on ${reader === 'client' ? 'your' : 'a'} coupon` : `back on coupon ${code}`,
      value: amount,
    })),
  ].filter(({ value }) => value.amount > 0)
}

/** In words: “$63.79 to your card, $5.00 as credit and $16.22 back on coupon SPRING”. */
export function refundWords(parts: Back, reader: RefundReader, write: Write) {
  const lines = refundLines(parts, reader).map(({ name, value }) => `${write(value)} ${name}`)
  return lines.length > 0 ? joined(lines) : 'nothing'
}

/** What becomes of the price, for its agent: “Of the price of $100.00, $80.00 goes back, $3.00 is our commission and $17.00 is yours.” */
export function priceWords({ price, coupon, before, back, commission, gets }: PriceParts, write: Write) {
  const parts = [
    [coupon, 'was your coupon'],
    [before, 'went back before'],
    [back, 'goes back to the client'],
    [commission, 'is our commission'],
  ] as const
  const named = parts.filter(([{ amount }]) => amount > 0).map(([value, what]) => `${write(value)} ${what}`)
  return `Of the price of ${write(price)}, ${joined([...named, `${write(gets)} is yours`])}.`
}

const joined = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
