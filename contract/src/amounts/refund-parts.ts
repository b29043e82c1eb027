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
  /** Whoever is not the owner of a coupon reads no code. */
  coupons: z.array(z.strictObject({ code: z.string().nullable(), amount: Money })),
})
export type RefundParts = z.output<typeof RefundParts>

/** The lines come to the price. */
export const PriceParts = z.strictObject({
  price: Money,
  coupon: Money,
  before: Money,
  /** This refund gives it back, without taxes. */
  back: Money,
  commission: Money,
  gets: Money,
})
export type PriceParts = z.output<typeof PriceParts>
