/** Whole minor units, written out without ever being a float. */
export function writeMoney(amount: number, currency: string) {
  return formatOf(currency).format(decimalOf(amount, currency) as Intl.StringNumericLiteral)
}

/** The same as a plain number, for tables. */
export function decimalOf(amount: number, currency: string) {
  const places = formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  return `${amount < 0 ? '-' : ''}${places ? `${whole}.${digits.slice(-places)}` : whole}`
}

const formatOf = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency })
