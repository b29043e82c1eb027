import { MOST_CHOSEN } from '@sojourn/contract/calls/limits'
import { PLACE } from './place-address.ts'

/** Prices and days depend on this part of the address. */
export function searchedPlace(params: URLSearchParams) {
  const country = several(params.getAll('country'), PLACE.country)
  const purpose = several(params.getAll('purpose'), PLACE.purpose)
  const visa = params.get('visa')?.trim()
  return {
    ...(country && { country }),
    ...(visa && PLACE.visa(visa) && { visa }),
    ...(purpose && { purpose }),
  }
}

/** Boxes that are ticked come one by one, addresses have them in one; what cannot be meant is left out. */
export const several = (texts: string[], accepts: (text: string) => boolean) =>
  [...new Set(texts.flatMap((text) => text.split(',')))].filter(accepts).slice(0, MOST_CHOSEN).join()
