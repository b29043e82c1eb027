import { returnTarget } from '@sojourn/contract/people/return-target'

const KEY = 'payment_from'

/** A bank leads back to one address whoever comes: this tab remembers where it set out from. */
export function noteWayBack(path: string) {
  try {
    sessionStorage.setItem(KEY, path)
  } catch {
    // Storage is closed: the page it leads back to shows the way home.
  }
}

/** The path is that of a page of this site, or null. A note is good once. */
export function wayBackFrom(search: string) {
  const before = noted()
  return returnTarget(new URLSearchParams(search).get('return_to')) ?? returnTarget(before)
}

function noted() {
  try {
    const path = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return path
  } catch {
    return null
  }
}
