import { returnTarget } from '@sojourn/contract/people/return-target'

/** The window of a payment closes itself there. */
const CLOSE = /^\/p\/close(?:\?[\w\-.~=&%]*)?$/

/** Where the processor's page leads back to: a page of this site, as a path or in full. */
export function safeReturnUrl(given: string, origin: string): string | null {
  const path = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given
  const target = CLOSE.test(path) ? path : returnTarget(path)
  return target && origin + target
}
