import type { Aim } from './search-criteria.ts'

/** Beyond it counts say `1,000+`: nobody looks through more, and counting them takes time. */
export const MOST_COUNTED = 1000

export interface FacetRow {
  id: string
  name: string
  count: number
  /** There may be more, also of none. */
  more: boolean
}

/** One half of an aim, counted for each of its values while the other half stays. */
export interface Facet {
  list: string
  column: string
  /** The other half, and where the aim has it. */
  other: string
  fixed: keyof Aim
}

/** A country counts whatever the one asked for. */
export const BY_COUNTRY: Facet = {
  list: 'select iso::text as id, name, name as sorted from country',
  column: 'offer.country_iso',
  other: 'offer.aim',
  fixed: 'aim',
}

/** A purpose counts whatever the one asked for. */
export const BY_PURPOSE: Facet = {
  list: 'select slug as id, name, position as sorted from purpose',
  column: 'offer.aim',
  other: 'offer.country_iso',
  fixed: 'country',
}
