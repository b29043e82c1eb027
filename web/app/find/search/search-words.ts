import { formatCount } from '../../ui/text/format-count.ts'
import { type FilterName, filterNames, type Search, valuesOf } from './search-address.ts'

/** The choices of the filters that are no list of things. */
export const withinDays = [
  ['3', '3 days'],
  ['7', '1 week'],
  ['14', '2 weeks'],
  ['31', '1 month'],
  ['92', '3 months'],
] as const

export const ratings = [
  ['4.5', '4.5 and up'],
  ['4', '4 and up'],
  ['3.5', '3.5 and up'],
] as const

export const sortChoices = [
  { value: 'rating', label: 'Best rated' },
  { value: 'price', label: 'Lowest price' },
  { value: 'speed', label: 'Fastest delivery' },
  { value: 'newest', label: 'Newest' },
]

const daysInWords = (days: string) =>
  withinDays.find(([value]) => value === days)?.[1] ?? (days === '1' ? '1 day' : `${days} days`)

/** What things are called whose ids stand in an address. */
export type Names = Record<string, string>

/** The name of an id; what does not exist is not shown by its id. */
export const nameOf = (names: Names, id: string) => names[id] ?? names[id.toUpperCase()] ?? 'Unknown'

/** The one country that is asked for. */
export function onlyCountry({ country }: Search, names: Names) {
  return country && !country.includes(',') ? nameOf(names, country) : null
}

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
