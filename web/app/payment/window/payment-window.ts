import { paths } from '@sojourn/contract/paths/paths'
import { DIRECTION, LANGUAGE, PREFIX } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { noteWayBack } from './way-back.ts'

const WIDTH = 520
const HEIGHT = 760

/** The payment's own window, still blank: opened inside the press, so that no blocker stops it. Null where one does. */
export function openPaymentWindow(): Window | null {
  const left = Math.max(0, screenX + (outerWidth - WIDTH) / 2)
  const top = Math.max(0, screenY + (outerHeight - HEIGHT) / 2)
  const opened = open('', '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
  if (!opened || opened.closed) return null
  sayItComes(opened)
  return opened
}

function sayItComes({ document }: Window) {
  document.title = t('Payment')
  document.documentElement.lang = LANGUAGE
  document.documentElement.dir = DIRECTION
  document.body.textContent = t('Opening the payment page…')
}

/**
 * The processor leads back to this address. A window of its own closes itself there, also where its tie to us was cut
 * on the way; a tab that was taken for it goes on to where one was.
 */
export function closeAddress(opened: Window | null, returnTo: string) {
  const path = opened ? paths.close() : paths.close({ return_to: returnTo })
  return new URL(PREFIX + path.replaceAll('*', '%2A'), location.origin).href
}

/** The page one is on, in full. */
export const here = () => location.pathname + location.search

/** No window could be opened: the payment page takes this tab, and leads back. */
export function leaveForPayment(url: string, returnTo: string) {
  noteWayBack(returnTo)
  location.assign(url)
}
