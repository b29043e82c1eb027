import { columns, used } from './filters.ts'
import type { Aim, SearchCriteria } from './search-criteria.ts'
import type { Values } from './values.ts'

export const inAim = ({ country, aim }: Aim, values: Values) =>
  `(offer.country_iso, offer.aim) = (${values.add(country, 'text')}, ${values.add(aim, 'text')})`

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
const TO_LOOK_AT = ['agent_id', 'country_iso', 'aim', ...columns, 'cheapest_is_quickest'].join(', ')

/** The offers of a place as one of those indexes has them. Fenced off, as otherwise each would be fetched by another. */
export const lookedAt = (place: string[], limit: number | null = null) =>
  `(select ${TO_LOOK_AT} from found_offer offer where ${place.join(' and ')} ${limit === null ? 'offset 0' : `limit ${limit}`}) offer`

/** An index that leads there is walked no further. */
export const inReach = (sought: SearchCriteria, values: Values) =>
  used(sought).flatMap(({ isReach, sql }) => (isReach ? [sql('offer', values)] : []))

/** An offer itself can answer these; agents are looked up for the others by a word of their own. */
export const offerConditions = (sought: SearchCriteria, values: Values) => [
  ...used(sought).flatMap(({ on, word, isOfPlace, sql }) =>
    on !== 'calendar' && (!word || isOfPlace) ? [sql('offer', values)] : [],
  ),
  ...oneOfBoth(sought, values),
  ...visaCondition(sought, values),
]

/** One service has to keep both limits. Not by exists: that would be worked out for everybody beforehand. */
function oneOfBoth({ narrowed: { max_price: price, max_days: days } }: SearchCriteria, values: Values) {
  if (price === null || days === null) return []
  return [
    `(offer.cheapest_is_quickest or (
      select bool_or(one.price <= ${values.add(price, 'bigint')} and one.days <= ${values.add(days, 'int')})
      from found_offer whole, unnest(whole.prices, whole.days) as one (price, days)
      where (whole.agent_id, whole.country_iso, whole.aim) = (offer.agent_id, offer.country_iso, offer.aim)))`,
  ]
}

/** The rest of what an offer can answer. */
export const byWord = (sought: SearchCriteria, values: Values) =>
  used(sought).flatMap(({ word, isOfPlace, sql }) => (word && !isOfPlace ? [sql('offer', values)] : []))

/** Agents answer these themselves where nothing else asks for their offers. */
export const agentConditions = (sought: SearchCriteria, values: Values) => [
  ...used(sought).flatMap(({ on, sql }) => (on === 'both' ? [sql('agent', values)] : [])),
  ...visaCondition(sought, values),
]

/** No word of its agent says what the offer is asked for. */
export const needsOffers = (sought: SearchCriteria) =>
  used(sought).some(({ on, word }) => on === 'offer' && !word)

const visaCondition = ({ visaServes }: SearchCriteria, values: Values) =>
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

/** With their calendars, where those are asked. */
export function withFree(
  sought: SearchCriteria,
  values: Values,
  look: Look,
  table: 'offer' | 'agent' = 'offer',
) {
  const free = freeBy(sought, table, values)
  if (free.length === 0) return look
  return {
    from: `${look.from} join found_free free on free.agent_id = ${table}.agent_id`,
    where: [...look.where, ...free],
  }
}

export const freeBy = (sought: SearchCriteria, table: 'offer' | 'agent', values: Values) =>
  used(sought).flatMap(({ on, sql }) => (on === 'calendar' ? [sql(table, values)] : []))

export const isNarrowed = (sought: SearchCriteria) => used(sought).length > 0
