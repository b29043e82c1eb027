import type { AgentFacets, SearchFilters } from '@sojourn/contract/supply/discovery'
import { t } from '@sojourn/contract/words/t'
import { formatPrice } from '../../ui/money/format-money.ts'
import { daysInWords, ratings, withinDays } from './filter-choices.ts'
import { PLACE } from './place-address.ts'
import { type Names, nameOf } from './search-names.ts'

/** In the address and in the API alike; who is verified is taken for granted. */
export type FilterName = Exclude<keyof SearchFilters, 'sort' | 'verified'>

export type Facets = AgentFacets & {
  visas: { id: string; name: string }[]
}

/** How it is chosen in the form; `any` stands there while nothing is. Words and a price are typed. */
type Input =
  | { kind: 'words' | 'price' }
  | { kind: 'several'; label: string; any: string; facet: 'countries' | 'purposes' | 'languages' }
  | {
      kind: 'one'
      label: string
      any: string
      choices(facets: Facets): readonly (readonly [string, string])[]
    }

/** One of the things agents are sought by: how it stands in an address, is asked of the API, chosen, and read. */
interface Filter<Asked> {
  /** A value passes if it can be meant; where there are several, each of them must. */
  accepts(text: string): boolean
  /** An address holds the words as people write them. */
  plain?(text: string): string
  asks(text: string): Asked
  /** One value of it as one reads it. */
  words(value: string, names: Names): string
  input: Input
}

const MOST_WORDS = 200
const numberUpTo = (most: number) => (text: string) =>
  /^\d{1,7}(\.\d)?$/.test(text) && between(Number(text), most)
const between = (number: number, most: number) => number > 0 && number <= most
const whole = (most: number) => (text: string) => /^\d{1,7}$/.test(text) && between(Number(text), most)

const named = (value: string, names: Names) => nameOf(names, value)

/** In the order they stand in an address and in the form. */
export const FILTERS: { readonly [Name in FilterName]: Filter<NonNullable<SearchFilters[Name]>> } = {
  query: {
    accepts: (text) => text !== '' && text.length <= MOST_WORDS,
    asks: String,
    words: (value) => `“${value}”`,
    input: { kind: 'words' },
  },
  country: {
    accepts: PLACE.country,
    asks: (text) => text.toUpperCase(),
    words: named,
    input: {
      kind: 'several',
      label: t('Destination'),
      any: t('Any country'),
      facet: 'countries',
    },
  },
  visa: {
    accepts: PLACE.visa,
    asks: String,
    words: named,
    input: {
      kind: 'one',
      label: t('Visa'),
      any: t('Any visa'),
      choices: ({ visas }) => visas.map(({ id, name }) => [id, name]),
    },
  },
  purpose: {
    accepts: PLACE.purpose,
    asks: String,
    words: named,
    input: {
      kind: 'several',
      label: t('Purpose'),
      any: t('Any purpose'),
      facet: 'purposes',
    },
  },
  language: {
    accepts: (text) => /^[a-z]{2,3}$/i.test(text),
    asks: String,
    words: named,
    input: {
      kind: 'several',
      label: t('Language'),
      any: t('Any language'),
      facet: 'languages',
    },
  },
  max_price: {
    accepts: whole(1_000_000),
    /** People write prices as they read them: `$1,500`. */
    plain: (text) => text.replaceAll(/[$,\s]/g, ''),
    asks: (text) => Number(text) * 100,
    words: (value) =>
      t('Up to {price}', { price: formatPrice({ amount: Number(value) * 100, currency: 'USD' }) }),
    input: { kind: 'price' },
  },
  licensed: {
    accepts: (text) => text === '1',
    asks: () => '1',
    words: () => t('Licensed'),
    input: {
      kind: 'one',
      label: t('Licence'),
      any: t('Any licence status'),
      choices: () => [['1', t('Licensed by a regulator')]],
    },
  },
  max_days: {
    accepts: whole(36_500),
    asks: Number,
    words: (value) => t('Delivery within {time}', { time: daysInWords(value) }),
    input: { kind: 'one', label: t('Delivery time'), any: t('Any time'), choices: () => withinDays },
  },
  min_rating: {
    accepts: numberUpTo(5),
    asks: Number,
    words: (value) => t('Rated {rating} and up', { rating: Number(value) }),
    input: { kind: 'one', label: t('Rating'), any: t('Any rating'), choices: () => ratings },
  },
  free_within: {
    accepts: whole(92),
    asks: Number,
    words: (value) => t('Available within {time}', { time: daysInWords(value) }),
    input: { kind: 'one', label: t('Next available'), any: t('Any time'), choices: () => withinDays },
  },
}

export const filterNames = Object.keys(FILTERS) as FilterName[]

export const isOfSeveral = (name: FilterName) => FILTERS[name].input.kind === 'several'
