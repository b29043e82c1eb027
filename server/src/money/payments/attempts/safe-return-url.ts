import { returnTarget } from '@sojourn/contract/people/return-target'

/** The window of a payment closes itself there. */
const CLOSE = /^\/p\/close(?:\?[\w\-.~=&%]*)?$/

/** The processor's page leads back only to a page of this site, given as a path or in full. */
export function safeReturnUrl(given: string, origin: string): string | null {
  const path = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given
  const target = CLOSE.test(path) ? path : returnTarget(path)
  return target && origin + target
}
