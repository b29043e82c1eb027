/**
 * The parts go by weight and the largest remainder: they sum to the whole exactly. Where the weights are what
 * is left of each source, no part is larger than its source, and a full amount empties them all.
 */
export function split<const Weights extends readonly number[]>(
  amount: number,
  weights: Weights,
): { -readonly [Each in keyof Weights]: number }
export function split(amount: number, weights: readonly number[]): number[] {
  for (const number of [amount, ...weights]) {
    if (!Number.isSafeInteger(number) || number < 0)
      throw new RangeError(`${number} is no amount of whole minor units`)
  }
  // Products of two amounts are larger than a number holds exactly.
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (amount === 0) return weights.map(() => 0)
  if (all === 0n) throw new RangeError(`There is nothing to split ${amount} over`)

  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((product) => Number(product / all))
  const rest = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % all }))
    // The first of equal remainders goes first.
    .sort((a, b) => Number(b.remainder - a.remainder))
  const raised = new Set(byRemainder.slice(0, rest).map(({ index }) => index))
  return parts.map((part, index) => (raised.has(index) ? part + 1 : part))
}
