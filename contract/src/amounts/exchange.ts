import type { Money } from './money.ts'
import { placesOf } from './money-places.ts'

/** Amounts as one in a currency, in whole units, as nobody pays by it; null where a rate is not known. */
export function sumIn(
  currency: string,
  amounts: readonly Money[],
  { per_euro }: { per_euro: Record<string, number> },
): Money | null {
  const target = per_euro[currency]
  let sum = 0
  for (const money of amounts) {
    const rate = per_euro[money.currency]
    if (!rate || !target) return null
    sum += (money.amount / 10 ** placesOf(money.currency) / rate) * target
  }
  return { amount: Math.round(sum) * 10 ** placesOf(currency), currency }
}
