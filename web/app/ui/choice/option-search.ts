export interface Option {
  value: string
  label: string
  /** Also found by these, such as an ISO code. */
  keywords?: readonly string[]
  /** Also found by what it is called elsewhere: its value is the code of a country or language. */
  named?: 'region' | 'language'
  /** The ISO code whose flag stands before it. */
  flag?: string
  /** Stands in the list whatever is searched for. */
  always?: boolean
}

/** Without accents and capitals: "cote" finds Côte. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’.]/gu, '')
    .toLowerCase()

/** The other names of an option. */
export type OtherNames = (option: Option) => readonly string[]

/** The beginning of an other name counts from so many letters on: each two letters begin some. */
const SHORTEST_BEGINNING = 3

/**
 * How well an option fits what is typed: its name or another one, the beginning of its name, the beginning of another
 * name, any part of its name. Null where it does not fit.
 */
export function fitOf(option: Option, search: string, otherNames: OtherNames = () => []) {
  const term = folded(search.trim())
  const label = folded(option.label)
  const others = [...(option.keywords ?? []), ...otherNames(option)].map(folded)
  if (label === term || others.includes(term)) return 0
  if (label.startsWith(term)) return 1
  if (term.length >= SHORTEST_BEGINNING && others.some((name) => name.startsWith(term))) return 2
  if (label.includes(term)) return 3
  return option.always ? 4 : null
}

/** The best comes first. */
export const searchOptions = (options: readonly Option[], search: string, otherNames?: OtherNames) =>
  options
    .map((option) => ({ option, fit: fitOf(option, search, otherNames) }))
    .filter((one): one is { option: Option; fit: number } => one.fit !== null)
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ option }) => option)
