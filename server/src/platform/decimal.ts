import { placesOf } from '@sojourn/contract/amounts/money-places'

/** Machines read a plain number: 12.50, 1250 or 1.250, as the currency has places. */
export function decimalOf(amount: number, currency: string) {
  const places = placesOf(currency)
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  return `${amount < 0 ? '-' : ''}${places ? `${whole}.${digits.slice(-places)}` : whole}`
}
