import { z } from 'zod'
import { Money } from './money.ts'

/** The three parts come to the total, so that no page guesses where a refund goes. */
export const RefundParts = z.strictObject({
  total: Money,
  /** To the card it came from, or to the bank where the card did not take it. */
  card: Money,
  /** Credit is kept from the card’s part, or goes back on the client’s own. */
  credit: Money,
  /** Back on gifts that were used, all of them together. */
  promo: Money,
  /** Back on which of them; whoever is not their owner reads no code. */
  coupons: z.array(z.strictObject({ code: z.string().nullable(), amount: Money })),
})
export type RefundParts = z.output<typeof RefundParts>

/** The lines come to the price. */
export const PriceParts = z.strictObject({
  price: Money,
  /** Taken off by a coupon of the agent. */
  coupon: Money,
  /** Given back before. */
  before: Money,
  /** Given back by this one, without taxes. */
  back: Money,
  commission: Money,
  gets: Money,
})
export type PriceParts = z.output<typeof PriceParts>
