const LONGEST = 2000

/** No space, backslash, control or foreign letter is among it. */
const PLAIN = /^\/[\w\-.~!$&'()*+,;=:@%/?#[\]]*$/

/** Two slashes are another host to a browser, dots climb, and a backslash is a slash to some. */
const DEVIOUS = /\/\/|\\|[\s\p{Cc}\p{Cf}]|(^|\/)\.{1,2}(\/|$)/u

/** Signing in leads to no part of signing in, to no call and to no window of a payment. */
const NOWHERE = /^\/(?:api|dev|p\/auth|p\/close)(?:\/|$)/i

/** Null means that the given address is not surely a page of this site. */
export function returnTarget(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > LONGEST || !PLAIN.test(given)) return null
  return isPlainPath(given.replace(/[?#].*$/, '')) ? given : null
}

/** Looks under every layer of encoding; each is shorter than the one above it. */
function isPlainPath(path: string): boolean {
  if (DEVIOUS.test(path) || NOWHERE.test(path)) return false
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path || isPlainPath(decoded)
  } catch {
    return false
  }
}
