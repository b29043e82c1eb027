import { toast } from './toast-store.ts'

export const KEY = 'say_after_reload'

export function sayWhatWasLeft() {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (text) toast.success(text)
  } catch {
    // Storage is closed; nothing was left.
  }
}
