import { MOST_CHOSEN } from '@sojourn/contract/calls/limits'
import { paths } from '@sojourn/contract/paths/paths'
import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import { isCountryCode } from '../../paths/country-code.ts'

type Sort = NonNullable<SearchFilters['sort']>

/** What the address of the list asks for, in its words: prices in whole dollars; several countries, purposes or languages with commas between. */
export interface Search {
  query?: string
  country?: string
  visa?: string
  purpose?: string
  language?: string
  max_price?: string
  max_days?: string
  min_rating?: string
  free_within?: string
  licensed?: string
  sort?: Sort
}
export type SearchName = keyof Search
export type FilterName = Exclude<SearchName, 'sort'>

const MOST_WORDS = 200
const slug = /^[a-z0-9][a-z0-9-]{0,49}$/
const numberUpTo = (most: number) => (text: string) =>
  /^\d{1,7}(\.\d)?$/.test(text) && between(Number(text), most)
const between = (number: number, most: number) => number > 0 && number <= most
const whole = (most: number) => (text: string) => /^\d{1,7}$/.test(text) && between(Number(text), most)

/** Those of which several can be chosen. */
const several = new Set<SearchName>(['country', 'purpose', 'language'])

export const valuesOf = (search: Search, name: FilterName) =>
  several.has(name) ? (search[name]?.split(',') ?? []) : [search[name] ?? ''].filter(Boolean)

const each = (accepts: (text: string) => boolean) => (text: string) => text.split(',').every(accepts)

/** In the order they stand in an address. */
const accepts: Record<FilterName, (text: string) => boolean> = {
  query: (text) => text !== '' && text.length <= MOST_WORDS,
  country: each(isCountryCode),
  visa: (text) => /^[a-z]{2,10}\/[a-z0-9-]{1,80}$/.test(text),
  purpose: each((text) => slug.test(text)),
  language: each((text) => /^[a-z]{2,3}$/i.test(text)),
  max_price: whole(1_000_000),
  max_days: whole(36_500),
  min_rating: numberUpTo(5),
  free_within: whole(92),
  licensed: (text) => text === '1',
}
export const filterNames = Object.keys(accepts) as FilterName[]

const sorts: readonly string[] = ['rating', 'price', 'speed', 'newest'] satisfies Sort[]

/** People write prices as they read them: `$1,500`. */
const plain = (name: FilterName, text: string) =>
  name === 'max_price' ? text.replaceAll(/[$,\s]/g, '') : text.trim()

/** Boxes that are ticked come one by one, addresses have them in one; what cannot be meant is left out. */
const together = (name: FilterName, texts: string[]) =>
  [...new Set(texts.flatMap((text) => text.split(',')))]
    .filter((text) => accepts[name](text))
    .slice(0, MOST_CHOSEN)
    .join()

/** What cannot be meant is left out: an old or mistyped address shows a list, not an error. */
export function readSearch(params: URLSearchParams): Search {
  const known = filterNames.flatMap((name) => {
    const text = several.has(name) ? together(name, params.getAll(name)) : plain(name, params.get(name) ?? '')
    return accepts[name](text) ? [[name, text]] : []
  })
  const sort = params.get('sort')
  return { ...Object.fromEntries(known), ...(sort && sorts.includes(sort) && { sort }) }
}

/** The same search without a filter, or without one of its values. */
export function without(search: Search, name: FilterName, value: string): Search {
  const left = valuesOf(search, name).filter((one) => one !== value)
  return { ...search, [name]: left.join() || undefined }
}

/** Where a search stands. A visa belongs to its country, so it goes with it. */
export function searchPath(search: Search, goalId?: string) {
  const { visa, ...rest } = search
  const fits = visa && (visa.startsWith('general/') || visa.startsWith(`${search.country?.toLowerCase()}/`))
  return paths.agents({ ...rest, ...(search.country && fits && { visa }), ...(goalId && { goalId }) })
}

/** What a form holds, as a search. */
export function searchOfForm(form: HTMLFormElement) {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return readSearch(new URLSearchParams(texts))
}
