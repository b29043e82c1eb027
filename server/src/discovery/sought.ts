import { createHash } from 'node:crypto'
import type { SearchFilters } from '@sojourn/contract/discovery'
import { DAY_MS } from '../platform/clock.ts'
import type { Words } from './read-words.ts'

export type Sort = NonNullable<SearchFilters['sort']>

/** The place in `found_offer` a search looks at: a country, a purpose or visa, both, or '' for any. */
export interface Aim {
  country: string
  aim: string
}

/** A search as the store takes it. */
export interface Sought {
  aim: Aim
  /** A purpose the visa asked for must serve as well. */
  visaServes: { visa: string; purpose: string } | null
  words: Words | null
  language: string | null
  minRating: number | null
  maxPrice: number | null
  maxDays: number | null
  licensed: boolean
  freeBefore: Date | null
  foundAfter: Date | null
}

/** Null where nobody can match: words without a letter, a visa of another country. */
export function readFilters(filters: SearchFilters, words: Words | null, now: Date): Sought | null {
  const country = filters.country?.toUpperCase() ?? ''
  const { visa, purpose } = filters
  if (filters.query?.trim() && !words) return null
  if (visa && country && !visa.startsWith('general/') && !visa.startsWith(`${country.toLowerCase()}/`))
    return null
  return {
    aim: aimOf(filters),
    visaServes: visa && purpose ? { visa, purpose } : null,
    words,
    language: filters.language?.toLowerCase() ?? null,
    minRating: filters.min_rating ?? null,
    maxPrice: filters.max_price ?? null,
    maxDays: filters.max_days ?? null,
    licensed: filters.licensed === '1',
    freeBefore: filters.free_within ? new Date(now.getTime() + filters.free_within * DAY_MS) : null,
    foundAfter: null,
  }
}

/** A visa of a country says which one, also where none is given. */
export function aimOf({
  country = '',
  visa,
  purpose = '',
}: Pick<SearchFilters, 'country' | 'visa' | 'purpose'>): Aim {
  if (!visa) return { country: country.toUpperCase(), aim: purpose }
  const [place = ''] = visa.split('/')
  return { country: (place === 'general' ? country : place).toUpperCase(), aim: visa }
}

/** A search in a few letters: a cursor goes on only with the one it came from. */
export function fingerprintOf({ query, country, language, ...rest }: SearchFilters) {
  const alike = {
    query: query?.trim() ?? '',
    country: country?.toUpperCase(),
    language: language?.toLowerCase(),
    ...rest,
  }
  const entries = Object.entries(alike).filter(([, value]) => value !== undefined && value !== '')
  return createHash('sha256').update(JSON.stringify(entries.toSorted())).digest('base64url').slice(0, 12)
}
