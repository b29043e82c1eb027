import type { SearchFilters } from '@sojourn/contract/discovery'
import { ratingRankOf, standingOf } from '../src/discovery/ranking.ts'
import { weightyWords } from '../src/discovery/small-words.ts'
import type { CrowdAgent, CrowdService } from './found-crowd.ts'

/** What the catalogue says of the visas, countries and purposes a crowd uses. */
export interface Catalogue {
  purposesOf: Map<string, string[]>
  visaNames: Map<string, string>
  countryNames: Map<string, string>
  purposeNames: Map<string, string>
  /** Where nobody is shown without a licence. */
  onLicence: Set<string>
}

interface Found {
  agent: CrowdAgent
  offers: CrowdService[]
  words: Set<string>
  names: Set<string>
}

type Sort = NonNullable<SearchFilters['sort']>

/** Finds agents the plain way: by looking at each. */
export class SearchOracle {
  readonly #all: Found[]
  readonly #catalogue: Catalogue

  constructor(crowd: CrowdAgent[], catalogue: Catalogue) {
    this.#catalogue = catalogue
    this.#all = crowd.flatMap((agent) => {
      const offers = agent.services.filter(
        ({ status, country }) =>
          status === 'active' && (!catalogue.onLicence.has(country) || agent.licences.includes(country)),
      )
      const isHidden = !agent.verified || agent.suspended || agent.away || offers.length === 0
      return isHidden ? [] : [{ agent, offers, words: this.#wordsOf(agent, offers), names: namesOf(agent) }]
    })
  }

  #wordsOf({ first_name, last_name, headline }: CrowdAgent, offers: CrowdService[]) {
    const { visaNames, countryNames, purposeNames, purposesOf } = this.#catalogue
    return wordsIn(
      [first_name, last_name, headline ?? '']
        .concat(
          offers.flatMap(({ title, visa, country }) => [
            title,
            visaNames.get(visa) ?? '',
            countryNames.get(country) ?? '',
            ...(purposesOf.get(visa) ?? []).map((purpose) => purposeNames.get(purpose) ?? ''),
          ]),
        )
        .join(' '),
    )
  }

  /** How many have these words, whatever else is asked for. */
  countWords(query: string) {
    return this.#all.filter((found) => saysAll(found.words, weightyIn(query))).length
  }

  #offersFor({ offers }: Found, { country, purpose, visa }: SearchFilters) {
    return offers.filter(
      (offer) =>
        (!country || offer.country === country.toUpperCase()) &&
        (!visa || offer.visa === visa) &&
        (!purpose || this.#catalogue.purposesOf.get(offer.visa)?.includes(purpose)),
    )
  }

  matching(filters: SearchFilters) {
    const { query, language, min_rating, max_price, max_days, licensed, free_within } = filters
    const country = countryOf(filters)
    return this.#all.flatMap((found) => {
      const { agent } = found
      const offers = this.#offersFor(found, filters)
      const rating =
        agent.review_count > 0 ? Math.round((agent.rating_sum / agent.review_count) * 10) / 10 : null
      const isFound =
        offers.length > 0 &&
        (!query || saysAll(found.words, weightyIn(query))) &&
        (!language || agent.languages.includes(language)) &&
        (min_rating === undefined || (rating !== null && rating >= min_rating)) &&
        offers.some(
          ({ price, days }) => price <= (max_price ?? Infinity) && days <= (max_days ?? Infinity),
        ) &&
        (!licensed || (country ? agent.licences.includes(country) : agent.licences.length > 0)) &&
        (!free_within || agent.open)
      return isFound ? [{ ...found, offers }] : []
    })
  }

  /** The ids in the order they are listed. */
  ids(filters: SearchFilters) {
    const { sort = 'relevance', query } = filters
    const rows = this.matching(filters).map(({ agent, offers, names }) => ({
      id: agent.id,
      tier: sort === 'relevance' && query && saysAll(names, wordsIn(query)) ? 1 : 0,
      key: keyOf(sort, agent, offers),
    }))
    const isUp = sort === 'price' || sort === 'speed'
    return rows
      .toSorted((a, b) => {
        const byKey = a.key - b.key || (a.id < b.id ? -1 : 1)
        return b.tier - a.tier || (isUp ? byKey : -byKey)
      })
      .map(({ id }) => id)
  }

  /** For each value how many have it. */
  count(filters: SearchFilters, valuesOf: (agent: CrowdAgent, offers: CrowdService[]) => string[]) {
    const counts: Record<string, number> = {}
    for (const { agent, offers } of this.matching(filters))
      for (const value of new Set(valuesOf(agent, offers))) counts[value] = (counts[value] ?? 0) + 1
    return counts
  }
}

/** Where one wants to go: a visa of a country says it too. */
const countryOf = ({ country, visa = 'general/' }: SearchFilters) =>
  (country ?? (visa.startsWith('general/') ? '' : visa.slice(0, 2))).toUpperCase()

function keyOf(sort: Sort, agent: CrowdAgent, offers: CrowdService[]) {
  if (sort === 'price') return Math.min(...offers.map(({ price }) => price))
  if (sort === 'speed') return Math.min(...offers.map(({ days }) => days))
  // Found at the same moment.
  if (sort === 'newest') return 0
  return sort === 'rating' ? ratingRankOf(agent) : standingOf(agent)
}

const namesOf = ({ first_name, last_name, username }: CrowdAgent) =>
  wordsIn([first_name, last_name, username ?? ''].join(' '))

const weightyIn = (query: string) => weightyWords([...wordsIn(query)])

const saysAll = (words: Set<string>, wanted: Iterable<string>) =>
  [...wanted].every((typed) =>
    typed.length < 3 ? words.has(typed) : [...words].some((word) => word.startsWith(typed)),
  )

const wordsIn = (text: string) =>
  new Set(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  )
