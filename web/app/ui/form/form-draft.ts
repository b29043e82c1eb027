import { shownPerson } from '../../api/shown-person.ts'
import { draftValues, type Values } from './draft-values.ts'

/** How the names of a person's drafts begin. */
export const draftsOf = (person: string) => `draft:${person}:`

/** Nobody else's form reads it. */
export const draftKeyOf = (name: string) => draftsOf(shownPerson() ?? 'visitor') + name

/** Null means that nothing was kept, or that storage is closed. */
export function readDraft(key: string): Values | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function keepDraft(key: string, form: HTMLFormElement) {
  try {
    localStorage.setItem(key, JSON.stringify(draftValues(form)))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is closed: nothing was kept.
  }
}
