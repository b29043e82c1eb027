const KEY = 'cards_before'

/** The way to the processor leads through this tab: what there was before is left for the way back. */
export function leaveCards(ids: readonly string[]) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Storage is closed; the card stands in the list all the same.
  }
}

export function takeCards(): string[] | null {
  try {
    const left = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return JSON.parse(left ?? 'null')
  } catch {
    return null
  }
}
