import { startOf } from '@sojourn/contract/paths/start-of'
import type { Role } from '@sojourn/contract/people/auth'
import { t } from '@sojourn/contract/words/t'
import { ApiError, sentenceOf } from '../api/api-error.ts'
import { browserApi } from '../api/browser.ts'
import { readCookie } from '../api/cookies.ts'
import { readNonce } from '../api/nonce.ts'
import { sayAfterReload } from '../ui/feedback/say-after-reload.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { homeAddress } from './home-address.ts'
import { forgetSession } from './session.ts'

/** Ends the session and goes home, in a page that knows nothing of it any more. */
export async function logOut(goHome = loadHome) {
  try {
    await (readNonce() ? browserApi('POST /auth/logout') : browserApi('DELETE /session'))
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401
    if (!isOver) return toast.error(sentenceOf(error, t('Error logging out')))
  }
  leave(goHome)
}

/** The session is over already. */
export function leave(goHome = loadHome) {
  forgetSession()
  goHome()
}

/** Somebody else has signed in in another tab: this one becomes theirs, in a page that knows nothing of the person before. */
export function leaveToOther(load = (path: string) => location.assign(path)) {
  sayAfterReload(t('Someone else has signed in in this browser.'))
  const role = readCookie('role') as Role | null
  load(role ? startOf(role) : homeAddress())
}

const loadHome = () => location.assign(homeAddress())
