import { ApiError, sentenceOf } from '../api/api-error.ts'
import { browserApi } from '../api/browser.ts'
import { readNonce } from '../api/nonce.ts'
import { paths } from '../paths.ts'
import { toast } from '../ui/toast-store.ts'
import { forgetSession } from './session.ts'

/** Ends the session and goes home, in a page that knows nothing of it any more. */
export async function logOut(goHome = loadHome) {
  try {
    await (readNonce() ? browserApi('POST /auth/logout') : browserApi('DELETE /session'))
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401
    if (!isOver) return toast.error(sentenceOf(error, 'Error logging out'))
  }
  leave(goHome)
}

/** The session is over already. */
export function leave(goHome = loadHome) {
  forgetSession()
  goHome()
}

const loadHome = () => location.assign(paths.home())
