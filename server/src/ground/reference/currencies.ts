const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

/** A sentence about the first currency that is none in a fee or another sum; undefined when all are real. */
export function currencyFault(value: unknown) {
  const sums = (Array.isArray(value) ? value : [value]) as ({ currency?: string | null } | null)[]
  const wrong = sums.find((sum) => sum?.currency && !CURRENCIES.has(sum.currency))
  return wrong ? `${wrong.currency} is no currency` : undefined
}
