/** The country somebody’s languages name first: `pt-BR` is Brazil, and `pt` names none. */
export function regionOf(languages: readonly string[]) {
  for (const language of languages) {
    const region = /^[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})\b/i.exec(language)?.[1]
    if (region) return region.toUpperCase()
  }
  return undefined
}
