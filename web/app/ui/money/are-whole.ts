import type { Money } from '@sojourn/contract/amounts/money'
import { placesOf } from '@sojourn/contract/amounts/money-places'

/** None of them has cents, or what its currency has instead: a list then shows none. */
export const areWhole = (all: readonly Money[]) =>
  all.every(({ amount, currency }) => amount % 10 ** placesOf(currency) === 0)
