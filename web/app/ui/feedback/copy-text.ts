import { t } from '@sojourn/contract/words/t'
import { toast } from './toast-store.ts'

/** Puts a text on the clipboard. Answers false, and says so, where the browser does not let it. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    toast.error(t('Your browser did not let us copy. Please copy by hand.'))
    return false
  }
}
