import { t } from '@sojourn/contract/words/t'
/** The city that no list has; its name stands in `altCity`. */
export const OTHER_CITY = 'Other city'

export interface Place {
  country: string
  state: string
  city: string
  altCity: string
}

export const placeMessages = {
  country: t('please select a country'),
  state: t('please enter a state'),
  city: t('please enter a city'),
  altCity: t('please enter an alternative city'),
} as const satisfies Record<keyof Place, string>

export function placeProblems(place: Partial<Place>) {
  const needed: (keyof Place)[] = [
    'country',
    'state',
    'city',
    ...(isOther(place.city) ? ['altCity' as const] : []),
  ]
  return Object.fromEntries(
    needed.filter((part) => !place[part]?.trim()).map((part) => [part, placeMessages[part]]),
  )
}

export const isOther = (city: string | undefined) => city === OTHER_CITY
