/** `$` of every dollar, `¥`; empty where a currency has its code alone, such as the dinar of Kuwait. */
export function signOf(currency: string) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value
  return sign === undefined || sign === currency ? '' : sign
}
