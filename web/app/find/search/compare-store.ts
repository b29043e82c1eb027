import { useSyncExternalStore } from 'react'

export interface Compared {
  uuid: string
  name: string
}

/** As many as stand side by side. */

const KEY = 'compare'
const nobody: readonly Compared[] = []
let chosen: readonly Compared[] | undefined
const listeners = new Set<() => void>()

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
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useCompared = () => useSyncExternalStore(listen, comparedNow, () => nobody)
