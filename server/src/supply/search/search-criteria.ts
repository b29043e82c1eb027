import { createHash } from 'node:crypto'
import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import { chosen, type Narrowed, narrowedBy } from './filters.ts'
import type { Words } from './words/read-words.ts'

export type Sort = NonNullable<SearchFilters['sort']>

/** The place in `found_offer` a search looks at: a country, a purpose or visa, both, or '' for any. */
export interface Aim {
  country: string
  aim: string
}

/** A search as the store takes it. */
export interface SearchCriteria {
  /** Any of these will do. */
  aims: readonly [Aim, ...Aim[]]
  /** Purposes one of which the visa asked for must serve as well. */
  visaServes: { visa: string; purposes: string[] } | null
  words: Words | null
  /** A filter has null where it asks for nothing. */
  narrowed: Narrowed
}

/** It is null where nobody can match: words without a letter, a visa of another country. */
export function readFilters(filters: SearchFilters, words: Words | null, now: Date): SearchCriteria | null {
  const { visa } = filters
  const purposes = chosen(filters.purpose)
  if (filters.query?.trim() && !words) return null
  const aims = aimsOf(filters)
  if (!aims) return null
  return {
    aims,
    visaServes: visa && purposes.length > 0 ? { visa, purposes } : null,
    words,
    narrowed: narrowedBy(filters, now),
  }
}

type Wanted = Pick<SearchFilters, 'country' | 'visa' | 'purpose'>

/** Each country goes with each purpose; null means that none can be meant. A visa of a country says which one, also where none is given. */
export function aimsOf({ country, visa, purpose }: Wanted): SearchCriteria['aims'] | null {
  const countries = chosen(country?.toUpperCase())
  const [place = ''] = visa?.split('/') ?? []
  const isOfCountry = visa !== undefined && place !== 'general'
  if (isOfCountry && countries.length > 0 && !countries.includes(place.toUpperCase())) return null
  const places = isOfCountry ? [place.toUpperCase()] : orAny(countries)
  const aims = visa ? [visa] : orAny(chosen(purpose))
  const [first, ...more] = places.flatMap((country) => aims.map((aim) => ({ country, aim })))
  return first ? [first, ...more] : null
}

const orAny = (values: string[]) => (values.length > 0 ? values : [''])

/** The place whose prices cards show: the one asked for, or any where there are several. */
export const aimOf = (wanted: Wanted): Aim => {
  const [only, ...more] = aimsOf(wanted) ?? []
  return only && more.length === 0 ? only : { country: '', aim: '' }
}

/** A cursor goes on only with the search it came from. */
export function fingerprintOf({ query, country, purpose, language, ...rest }: SearchFilters) {
  const alike = {
    query: query?.trim() ?? '',
    country: chosen(country?.toUpperCase()).join(),
    purpose: chosen(purpose).join(),
    language: chosen(language?.toLowerCase()).join(),
    ...rest,
  }
  const entries = Object.entries(alike).filter(([, value]) => value !== undefined && value !== '')
  return createHash('sha256').update(JSON.stringify(entries.toSorted())).digest('base64url').slice(0, 12)
}
