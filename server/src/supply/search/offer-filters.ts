import type { Aim, SearchCriteria } from './search-criteria.ts'
import type { Values } from './values.ts'

export const inAim = ({ country, aim }: Aim, values: Values) =>
  `(offer.country_iso, offer.aim) = (${values.add(country, 'text')}, ${values.add(aim, 'text')})`

/** The offers of any of these places. */
export function inAims(aims: readonly Aim[], values: Values) {
  const [only, ...more] = aims
  if (only && more.length === 0) return inAim(only, values)
  const countries = values.add(
    aims.map(({ country }) => country),
    'text[]',
  )
  const which = values.add(
    aims.map(({ aim }) => aim),
    'text[]',
  )
  return `(offer.country_iso, offer.aim) in (select * from unnest(${countries}, ${which}))`
}

/** No column more than the filters may need: all of them lie in the indexes by price and by speed. */
const TO_LOOK_AT = `agent_id, country_iso, aim, rating, min_price, min_days, cheapest_is_quickest, licensed, languages,
  found_since`

/** The offers of a place as one of those indexes has them. Fenced off, as otherwise each would be fetched by another. */
export const lookedAt = (place: string[], limit: number | null = null) =>
  `(select ${TO_LOOK_AT} from found_offer offer where ${place.join(' and ')} ${limit === null ? 'offset 0' : `limit ${limit}`}) offer`

/** Where those are that are cheap and quick enough: the index is walked no further. */
export function inReach({ maxPrice, maxDays }: SearchCriteria, values: Values) {
  const where: string[] = []
  if (maxPrice !== null) where.push(`offer.min_price <= ${values.add(maxPrice, 'bigint')}`)
  if (maxDays !== null) where.push(`offer.min_days <= ${values.add(maxDays, 'int')}`)
  return where
}

/** All filters an offer itself can answer but the language, which is found by words as well. */
export function offerConditions(sought: SearchCriteria, values: Values) {
  const { minRating, maxPrice, maxDays, licensed, foundAfter } = sought
  const where = inReach(sought, values)
  if (minRating !== null) where.push(`offer.rating >= ${values.add(minRating, 'numeric')}`)
  if (maxPrice !== null && maxDays !== null) {
    // Not by exists: that would be worked out for everybody beforehand.
    where.push(`(offer.cheapest_is_quickest or (
      select bool_or(one.price <= ${values.add(maxPrice, 'bigint')} and one.days <= ${values.add(maxDays, 'int')})
      from found_offer whole, unnest(whole.prices, whole.days) as one (price, days)
      where (whole.agent_id, whole.country_iso, whole.aim) = (offer.agent_id, offer.country_iso, offer.aim)))`)
  }
  if (licensed) where.push('offer.licensed')
  if (foundAfter) where.push(`offer.found_since > ${values.add(foundAfter, 'timestamptz')}`)
  return [...where, ...visaCondition(sought, values)]
}

export const speaks = ({ languages }: SearchCriteria, values: Values) =>
  languages.length > 0
    ? [
        `offer.languages like any (${values.add(
          languages.map((language) => `% ${language} %`),
          'text[]',
        )})`,
      ]
    : []

export const visaCondition = ({ visaServes }: SearchCriteria, values: Values) =>
  visaServes
    ? [
        `exists (select from visa where id = ${values.add(visaServes.visa, 'text')}
          and purposes && ${values.add(visaServes.purposes, 'text[]')})`,
      ]
    : []

export interface Look {
  from: string
  where: string[]
}

export function withFree({ freeBefore }: SearchCriteria, values: Values, look: Look, table = 'offer'): Look {
  if (!freeBefore) return look
  return {
    from: `${look.from} join found_free free on free.agent_id = ${table}.agent_id`,
    where: [...look.where, `free.next_free_at <= ${values.add(freeBefore, 'timestamptz')}`],
  }
}

/** Whether some of those in an aim are left out. */
export const isNarrowed = ({
  languages,
  minRating,
  maxPrice,
  maxDays,
  licensed,
  freeBefore,
  foundAfter,
}: SearchCriteria) =>
  [languages[0] ?? null, minRating, maxPrice, maxDays, licensed || null, freeBefore, foundAfter].some(
    (filter) => filter !== null,
  )
