import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import { DAY_MS } from '../../platform/clock.ts'
import type { Aim } from './search-criteria.ts'
import type { Values } from './values.ts'
import { quoted } from './words/search-terms.ts'

/** One of the things a search is narrowed by, and how each way of looking asks for it. */
interface Filter<Value> {
  /** Null means that it does not narrow. */
  of(filters: SearchFilters, now: Date): Value | null
  /** The condition is on a row of an offer, or of an agent where those are looked at. */
  sql(value: Value, row: 'offer' | 'agent', values: Values): string
  /** The indexes that are walked for counts have this column of an offer. */
  column?: string
  /** The row knows it. A calendar lies beside both, as `free`. */
  on: 'both' | 'offer' | 'calendar'
  /** An index of offers is in its order: it is walked no further. */
  isReach?: true
  /** The word by which agents are looked up who have it; the country may be any. */
  word?(value: Value, aim: Aim): string
  /** The word says another thing in each place: it stands with the place. */
  isOfPlace?: true
}

/** Some filters take several, between commas. */
export const chosen = (text = '') => [...new Set(text.split(',').filter((one) => one !== ''))].toSorted()

const among = (value: string[]) => (value.length > 0 ? value : null)

export const FILTERS = {
  max_price: {
    of: ({ max_price }) => max_price ?? null,
    sql: (price: number, row, values) => `${row}.min_price <= ${values.add(price, 'bigint')}`,
    column: 'min_price',
    on: 'offer',
    isReach: true,
  },
  max_days: {
    of: ({ max_days }) => max_days ?? null,
    sql: (days: number, row, values) => `${row}.min_days <= ${values.add(days, 'int')}`,
    column: 'min_days',
    on: 'offer',
    isReach: true,
  },
  min_rating: {
    of: ({ min_rating }) => min_rating ?? null,
    sql: (rating: number, row, values) => `${row}.rating >= ${values.add(rating, 'numeric')}`,
    column: 'rating',
    on: 'both',
  },
  licensed: {
    of: ({ licensed }) => (licensed === '1' ? true : null),
    sql: (_licensed: true, row) => `${row}.licensed`,
    column: 'licensed',
    on: 'offer',
    word: (_licensed: true, { country }) => quoted(`L:${country}`),
    isOfPlace: true,
  },
  /** One of them must be spoken. */
  language: {
    of: ({ language }) => among(chosen(language?.toLowerCase())),
    sql: (languages: string[], row, values) =>
      `${row}.languages like any (${values.add(
        languages.map((language) => `% ${language} %`),
        'text[]',
      )})`,
    column: 'languages',
    on: 'offer',
    word: (languages: string[]) => languages.map((language) => quoted(`l:${language}`)).join('|'),
  },
  /** Whoever is found for the first time since; no address asks for it. */
  found_after: {
    of: (): Date | null => null,
    sql: (time: Date, row, values) => `${row}.found_since > ${values.add(time, 'timestamptz')}`,
    column: 'found_since',
    on: 'both',
  },
  free_within: {
    of: ({ free_within }, now) => (free_within ? new Date(now.getTime() + free_within * DAY_MS) : null),
    sql: (time: Date, _row, values) => `free.next_free_at <= ${values.add(time, 'timestamptz')}`,
    on: 'calendar',
  },
} as const satisfies { [Name in Asked | 'found_after']: Filter<unknown> }

/** Other parts of a search are a place to look at, words, or taken for granted. */
type Asked = Exclude<keyof SearchFilters, 'query' | 'country' | 'purpose' | 'visa' | 'verified' | 'sort'>

export type Narrowed = { [Name in FilterName]: ReturnType<(typeof FILTERS)[Name]['of']> }
export type FilterName = keyof typeof FILTERS

const names = Object.keys(FILTERS) as FilterName[]

export const narrowedBy = (filters: SearchFilters, now: Date) =>
  Object.fromEntries(names.map((name) => [name, FILTERS[name].of(filters, now)])) as Narrowed

export const columns = Object.values(FILTERS).flatMap((filter) => ('column' in filter ? filter.column : []))

/** A filter with what is asked of it. */
interface Used extends Pick<Filter<unknown>, 'on'> {
  isReach: boolean
  isOfPlace: boolean
  sql(row: 'offer' | 'agent', values: Values): string
  word?(aim: Aim): string
}

export const used = ({ narrowed }: { narrowed: Narrowed }): Used[] =>
  names.flatMap((name) => {
    const value: unknown = narrowed[name]
    const { sql, word, on, isReach, isOfPlace }: Filter<unknown> = FILTERS[name]
    if (value === null) return []
    return {
      on,
      isReach: isReach === true,
      isOfPlace: isOfPlace === true,
      sql: (row, values) => sql(value, row, values),
      ...(word && { word: (aim: Aim) => word(value, aim) }),
    }
  })
