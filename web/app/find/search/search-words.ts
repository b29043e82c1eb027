import { FILTERS, filterNames } from './filters.ts'
import { valuesOf } from './search-address.ts'
import type { Names } from './search-names.ts'
import type { Search } from './search-path.ts'

/** Every value that narrows the list, as one reads it. */
export const chosenInWords = (search: Search, names: Names) =>
  filterNames.flatMap((name) =>
    valuesOf(search, name).map((value) => ({ name, value, words: FILTERS[name].words(value, names) })),
  )
