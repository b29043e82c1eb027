import type { TidiedPage } from './tidied-page.ts'

const keyFor = (place: string) => `tidied-pages:${place}`

/**
 * This tab remembers names, turns, edges and order over a reload. The pictures themselves stay in memory: a passport is
 * not left behind in a browser.
 */
export function readKeptPages(place: string): TidiedPage[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyFor(place)) ?? '[]')
  } catch {
    return []
  }
}

export function keepPages(place: string, pages: readonly TidiedPage[]) {
  try {
    if (pages.length > 0) sessionStorage.setItem(keyFor(place), JSON.stringify(pages))
    else sessionStorage.removeItem(keyFor(place))
  } catch {
    // Without storage they are arranged anew.
  }
}
