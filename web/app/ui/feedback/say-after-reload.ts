import { KEY } from './left-to-say.ts'
import { toast } from './toast-store.ts'

/** A success whose page is about to be loaded anew. It keeps which page left it: that one may still be there for a while. */
export function sayAfterReload(text: string) {
  try {
    sessionStorage.setItem(KEY, `${performance.timeOrigin} ${text}`)
  } catch {
    toast.success(text)
  }
}
