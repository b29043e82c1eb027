export interface Option {
  value: string
  label: string
  /** Also found by these, such as an ISO code. */
  keywords?: readonly string[]
  /** The ISO code whose flag stands before it. */
  flag?: string
  /** Stands in the list whatever is searched for. */
  always?: boolean
}

/** Without accents and capitals: "cote" finds Côte. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()

/** By any part of the label, or by a whole keyword. */
export function matchesOption({ label, keywords = [], always }: Option, search: string) {
  const term = folded(search.trim())
  return (
    always === true || folded(label).includes(term) || keywords.some((keyword) => folded(keyword) === term)
  )
}
