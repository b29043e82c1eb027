import { makeStore } from '../../stores/make-store.ts'

export interface Compared {
  uuid: string
  name: string
}

const KEY = 'compare'
const nobody: readonly Compared[] = []
let chosen: readonly Compared[] | undefined

/** Whom one compares, in this tab, over all pages of the list. */
export function comparedNow() {
  chosen ??= readKept()
  return chosen
}

function readKept(): readonly Compared[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return nobody
  }
}

export function setCompared(next: readonly Compared[]) {
  chosen = next
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without a place to keep it, it lasts as long as the page.
  }
  changed()
}

const { useValue, changed } = makeStore(comparedNow, nobody)
export const useCompared = useValue
