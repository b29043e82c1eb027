import { toast } from './toast-store.ts'

const KEY = 'say_after_reload'

/** A success whose page is about to be loaded anew. */
export function sayAfterReload(text: string) {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    toast.success(text)
  }
}

export function sayWhatWasLeft() {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (text) toast.success(text)
  } catch {
    // Storage is closed; nothing was left.
  }
}
