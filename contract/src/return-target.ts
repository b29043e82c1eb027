/** Signing in leads to no call, no window of a payment and no part of signing in. */
const NOWHERE = /^\/(?:api|dev|p\/auth|p\/close)(?:\/|$)/i

/** The path of this site a link asks to go on to; null for whatever leads elsewhere, or might. */
export function returnTarget(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > 2000) return null
  // A slash and printable ASCII, in which no backslash can pass for a second slash.
  if (!/^\/[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) return null
  const path = wanted.replace(/[?#].*$/, '')
  const isOdd = /\/\/|\/\.{1,2}(\/|$)|%(2f|5c|2e|25|[01])/i.test(path)
  return isOdd || NOWHERE.test(path) ? null : wanted
}
