import { KEY } from './left-to-say.ts'
import { toast } from './toast-store.ts'

/** The page that left it does not say it: nobody would see it there. */
export function sayWhatWasLeft() {
  try {
    const [, page, text] = /^(?:([\d.]+) )?(.+)$/.exec(sessionStorage.getItem(KEY) ?? '') ?? []
    if (!text || page === String(performance.timeOrigin)) return
    sessionStorage.removeItem(KEY)
    toast.success(text)
  } catch {
    // Storage is closed; nothing was left.
  }
}
