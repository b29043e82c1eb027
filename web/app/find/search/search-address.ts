import { MOST_CHOSEN } from '@sojourn/contract/calls/limits'
import { paths } from '@sojourn/contract/paths/paths'
import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import { FILTERS, type FilterName, filterNames, isOfSeveral } from './filters.ts'

type Sort = NonNullable<SearchFilters['sort']>

/** What the address of the list asks for, in its words: prices in whole dollars; several countries, purposes or languages with commas between. */
export type Search = { [Name in FilterName]?: string } & { sort?: Sort }

export const valuesOf = (search: Search, name: FilterName) =>
  isOfSeveral(name) ? (search[name]?.split(',') ?? []) : [search[name] ?? ''].filter(Boolean)

const sorts: readonly string[] = ['rating', 'price', 'speed', 'newest'] satisfies Sort[]

/** Boxes that are ticked come one by one, addresses have them in one; what cannot be meant is left out. */
const together = (name: FilterName, texts: string[]) =>
  [...new Set(texts.flatMap((text) => text.split(',')))]
    .filter((text) => FILTERS[name].accepts(text))
    .slice(0, MOST_CHOSEN)
    .join()

function single(name: FilterName, written: string) {
  const { plain = (text: string) => text.trim(), accepts } = FILTERS[name]
  const text = plain(written)
  return accepts(text) ? text : ''
}

/** What cannot be meant is left out: an old or mistyped address shows a list, not an error. */
export function readSearch(params: URLSearchParams): Search {
  const known = filterNames.flatMap((name) => {
    const text = isOfSeveral(name)
      ? together(name, params.getAll(name))
      : single(name, params.get(name) ?? '')
    return text ? [[name, text]] : []
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
