import { KEY } from './left-to-say.ts'
import { toast } from './toast-store.ts'

export function sayWhatWasLeft() {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (text) toast.success(text)
  } catch {
    // Storage is closed; nothing was left.
  }
}
