/** Whole minor units of what a person typed, with as many places as the currency has; undefined where it is no amount. */
export function readAmount(text: string, places: number): number | undefined {
  const bare = text.replaceAll(/[\s,\u00a0\u202f]/g, '')
  const match = /^(\d{1,12})(?:\.(\d*))?$/.exec(bare)
  if (!match) return undefined
  const fraction = match[2] ?? ''
  if (fraction.length > places) return undefined
  return Number(`${match[1]}${fraction.padEnd(places, '0')}`)
}

/** `425.00` of 42500. */
export function amountText(minor: number, places: number) {
  const digits = String(minor).padStart(places + 1, '0')
  return places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits
}
