import { KEY } from './left-to-say.ts'
import { toast } from './toast-store.ts'

/** A success whose page is about to be loaded anew. */
export function sayAfterReload(text: string) {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    toast.success(text)
  }
}
