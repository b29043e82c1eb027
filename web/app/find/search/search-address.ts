import { FILTERS, type FilterName, filterNames, isOfSeveral } from './filters.ts'
import type { Search } from './search-path.ts'
import { several } from './searched-place.ts'

export const valuesOf = (search: Search, name: FilterName) =>
  isOfSeveral(name) ? (search[name]?.split(',') ?? []) : [search[name] ?? ''].filter(Boolean)

const sorts: readonly string[] = ['rating', 'price', 'speed', 'newest'] satisfies Search['sort'][]

function single(name: FilterName, written: string) {
  const { plain = (text: string) => text.trim(), accepts } = FILTERS[name]
  const text = plain(written)
  return accepts(text) ? text : ''
}

/** Values that cannot be meant are left out: an old or mistyped address shows a list, not an error. */
export function readSearch(params: URLSearchParams): Search {
  const known = filterNames.flatMap((name) => {
    const text = isOfSeveral(name)
      ? several(params.getAll(name), FILTERS[name].accepts)
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

export function searchOfForm(form: HTMLFormElement) {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return readSearch(new URLSearchParams(texts))
}
