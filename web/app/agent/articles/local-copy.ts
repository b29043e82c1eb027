import { draftKeyOf } from '../../ui/form/form-draft.ts'
import type { Written } from './written.ts'

/** This browser holds a copy of an article until it is saved. */
interface LocalCopy {
  /** The saved version it was typed on. */
  version: number
  written: Written
}

const keyOf = (id: string) => draftKeyOf(`article-${id}`)

export function readLocalCopy(id: string): LocalCopy | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
  } catch {
    return null
  }
}

export function keepLocalCopy(id: string, copy: LocalCopy) {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(copy))
  } catch {
    // Storage is closed or full: the page itself still has it.
  }
}

export function forgetLocalCopy(id: string) {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Storage is closed: nothing was kept.
  }
}
