import type { CardBefore } from './new-card.ts'

const KEY = 'known_cards'

/** The way to the processor leads through this tab: what there was before is left for the way back. */
export function leaveCards(cards: readonly CardBefore[]) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(cards))
  } catch {
    // Storage is closed; the card stands in the list all the same.
  }
}

export function takeCards(): CardBefore[] | null {
  try {
    const left = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return JSON.parse(left ?? 'null')
  } catch {
    return null
  }
}
