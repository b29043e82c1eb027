import { formatCount } from '../../ui/text/format-count.ts'
import { daysInWords } from './filter-choices.ts'
import { type FilterName, filterNames, type Search, valuesOf } from './search-address.ts'
import { type Names, nameOf } from './search-names.ts'

/** One value of a filter as one reads it. */
export function filterInWords(name: FilterName, value: string, names: Names): string {
  switch (name) {
    case 'query':
      return `“${value}”`
    case 'country':
    case 'purpose':
    case 'visa':
    case 'language':
      return nameOf(names, value)
    case 'max_price':
      return `Up to $${formatCount(Number(value))}`
    case 'max_days':
      return `Delivery within ${daysInWords(value)}`
    case 'min_rating':
      return `Rated ${value} and up`
    case 'free_within':
      return `Available within ${daysInWords(value)}`
    case 'licensed':
      return 'Licensed'
  }
}

/** Every value that narrows the list, as one reads it. */
export const chosenInWords = (search: Search, names: Names) =>
  filterNames.flatMap((name) =>
    valuesOf(search, name).map((value) => ({ name, value, words: filterInWords(name, value, names) })),
  )
