import { t } from '@sojourn/contract/words/t'
import { formatPrice } from '../../ui/money/format-money.ts'
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
      return t('Up to {price}', { price: formatPrice({ amount: Number(value) * 100, currency: 'USD' }) })
    case 'max_days':
      return t('Delivery within {time}', { time: daysInWords(value) })
    case 'min_rating':
      return t('Rated {rating} and up', { rating: Number(value) })
    case 'free_within':
      return t('Available within {time}', { time: daysInWords(value) })
    case 'licensed':
      return t('Licensed')
  }
}

/** Every value that narrows the list, as one reads it. */
export const chosenInWords = (search: Search, names: Names) =>
  filterNames.flatMap((name) =>
    valuesOf(search, name).map((value) => ({ name, value, words: filterInWords(name, value, names) })),
  )
