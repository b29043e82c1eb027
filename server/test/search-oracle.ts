import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import { wordsIn as wordsInOrder } from '../src/supply/search/dictionary/letters.ts'
import { type Said, understand } from '../src/supply/search/dictionary/understand.ts'
import { ratingRankOf, standingOf } from '../src/supply/search/ranking.ts'
import { isStopWord, weightyWords } from '../src/supply/search/words/stop-words.ts'
import type { CrowdAgent, CrowdService } from './found-crowd.ts'

export interface Catalogue {
  purposesOf: Map<string, string[]>
  visaNames: Map<string, string>
  countryNames: Map<string, string>
  purposeNames: Map<string, string>
  /** Nobody is shown there without a licence. */
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

  /** It does not matter what else is asked for. */
  countWords(query: string) {
    const wanted = wantedBy(query)
    return this.#all.filter((found) => this.#serves(found, wanted)).length
  }

  /** Each purpose is wanted in each country that is named. */
  #serves(found: Found, { places, aims, others, rest }: Wanted) {
    const isMet =
      places.length > 0 && aims.length > 0
        ? places.every((place) => aims.every((aim) => this.#servesIn(found, place, aim)))
        : [...places, ...aims].every((said) => this.#servesAlone(found, said))
    return isMet && others.every((said) => this.#servesAlone(found, said)) && saysAll(found.words, rest)
  }

  #servesIn(found: Found, place: Said, aim: Said) {
    const { countries, languages } = place.meaning
    const visas = aim.meaning.visas.filter((id) => countries.includes(id.slice(0, 2).toUpperCase()))
    const there = found.offers.filter(({ country }) => countries.includes(country))
    const isAimed =
      visas.length > 0
        ? there.some(({ visa }) => visas.includes(visa))
        : there.some(({ visa }) => this.#isFor(visa, aim))
    const isSaid = aim.meaning.visas.length > 0 && there.length > 0 && saysAll(found.words, aim.words)
    const isSpoken = languages.some((code) => found.agent.languages.includes(code))
    return isAimed || isSaid || (isSpoken && this.#servesAlone(found, aim))
  }

  #servesAlone({ agent, offers, words }: Found, said: Said) {
    const { countries, languages, visas } = said.meaning
    return (
      saysAll(words, said.words) ||
      languages.some((code) => agent.languages.includes(code)) ||
      offers.some(
        ({ country, visa }) =>
          countries.includes(country) || (visas.length > 0 ? visas.includes(visa) : this.#isFor(visa, said)),
      )
    )
  }

  #isFor(visa: string, { meaning }: Said) {
    return meaning.purposes.some((purpose) => this.#catalogue.purposesOf.get(visa)?.includes(purpose))
  }

  #offersFor({ offers }: Found, { country, purpose, visa }: SearchFilters) {
    return offers.filter(
      (offer) =>
        (!country || country.toUpperCase().split(',').includes(offer.country)) &&
        (!visa || offer.visa === visa) &&
        (!purpose ||
          purpose.split(',').some((one) => this.#catalogue.purposesOf.get(offer.visa)?.includes(one))),
    )
  }

  matching(filters: SearchFilters) {
    const { query, language, min_rating, max_price, max_days, licensed, free_within } = filters
    const country = countryOf(filters)
    const wanted = query ? wantedBy(query) : null
    return this.#all.flatMap((found) => {
      const { agent } = found
      const offers = this.#offersFor(found, filters)
      const rating =
        agent.review_count > 0 ? Math.round((agent.rating_sum / agent.review_count) * 10) / 10 : null
      const isFound =
        offers.length > 0 &&
        (!wanted || this.#serves(found, wanted)) &&
        (!language || language.split(',').some((one) => agent.languages.includes(one))) &&
        (min_rating === undefined || (rating !== null && rating >= min_rating)) &&
        offers.some(
          ({ price, days }) => price <= (max_price ?? Infinity) && days <= (max_days ?? Infinity),
        ) &&
        (!licensed ||
          (country
            ? offers.some((offer) => agent.licences.includes(offer.country))
            : agent.licences.length > 0)) &&
        (!free_within || agent.open)
      return isFound ? [{ ...found, offers }] : []
    })
  }

  /** The ids in the order they are listed. */
  ids(filters: SearchFilters) {
    const { sort = 'relevance', query } = filters
    const better = query && sort === 'relevance' ? wantedBy(query).better : []
    const rows = this.matching(filters).map(({ agent, offers, names, words }) => ({
      id: agent.id,
      tier:
        sort === 'relevance' && query && saysAll(names, wordsIn(query))
          ? 2
          : Number(better.length > 0 && saysAll(words, better)),
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

/** A visa of a country says it too. */
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

interface Wanted {
  places: Said[]
  aims: Said[]
  others: Said[]
  /** Words the dictionary does not know. */
  rest: string[]
  /** An agent who has these comes first. */
  better: string[]
}

function wantedBy(query: string): Wanted {
  const { said, rest } = understand(wordsInOrder(query))
  const places = said.filter(({ meaning }) => meaning.countries.length > 0)
  const aims = said.filter(
    (one) => !places.includes(one) && (one.meaning.purposes.length > 0 || one.meaning.visas.length > 0),
  )
  return {
    places,
    aims,
    others: said.filter(({ meaning }) => meaning.languages.length > 0 && meaning.countries.length === 0),
    rest: said.length > 0 ? rest.filter((word) => !isStopWord(word)) : weightyWords([...wordsIn(query)]),
    better: said.flatMap(({ words, meaning }) => (meaning.isProfession ? words : [])),
  }
}

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
