import { draftKeyOf } from '../../../ui/form/form-draft.ts'

/** The text somebody was writing. */
export const draftKey = (conversation: string) => draftKeyOf(`message:${conversation}`)

export function readText(key: string) {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function keepText(key: string, text: string) {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // Storage is closed: it lives as long as the page.
  }
}
