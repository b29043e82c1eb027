/** Whole minor units, written out without ever being a float. */
export function writeMoney(amount: number, currency: string) {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const places = format.resolvedOptions().maximumFractionDigits ?? 2
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const decimal = places ? `${whole}.${digits.slice(-places)}` : whole
  return format.format(`${amount < 0 ? '-' : ''}${decimal}` as Intl.StringNumericLiteral)
}
