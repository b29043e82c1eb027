import { t } from '@sojourn/contract/words/t'
import type { Search } from './search-path.ts'

export type Names = Record<string, string>

/** The name of an id; what does not exist is not shown by its id. */
export const nameOf = (names: Names, id: string) => names[id] ?? names[id.toUpperCase()] ?? t('Unknown')

/** The one country that is asked for. */
export function onlyCountry({ country }: Search, names: Names) {
  return country && !country.includes(',') ? nameOf(names, country) : null
}
