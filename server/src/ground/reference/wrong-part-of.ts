import type { Context } from '../../context.ts'
import { findPlace } from './store.ts'

interface Place {
  country: string
  state: string
  /** It is null where it is a city of no list. */
  city: string | null
}

/** The part of a place that is in none of our lists, or not in the part before it; null when all belongs together. */
export async function wrongPartOf({ db }: Pick<Context, 'db'>, place: Place) {
  const { has_country, has_state, has_city } = await findPlace(db, place)
  if (!has_country) return 'country'
  if (!has_state) return 'state'
  return has_city || place.city === null ? null : 'city'
}
