import { type TaxRules, thousandths } from '../../../settings/tax-settings.ts'
import { split } from '../../ledger/split.ts'
import type { TaxLine } from '../store.ts'

const WHOLE = 100_000n

/** All taxes together are rounded once; each has its share of that, so that they sum to it. */
export function taxesOf(rules: TaxRules, country: string | null, price: number): TaxLine[] {
  const taxes = (country && Object.hasOwn(rules, country) && rules[country]) || []
  const weights = taxes.map(({ percent }) => thousandths(percent))
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const total = Number((BigInt(price) * all + WHOLE / 2n) / WHOLE)
  const parts = split(total, weights)
  return taxes.map(({ code, name }, index) => ({ code, name, amount: parts[index] ?? 0 }))
}
