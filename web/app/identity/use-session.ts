import type { Account } from '@sojourn/contract/account'
import { useEffect } from 'react'
import { readCookie } from '../api/cookies.ts'
import { onRoleChanged, readNonce, refreshNonce } from '../api/nonce.ts'
import { onSignOut } from '../api/sign-out.ts'
import { leave } from './log-out.ts'
import { rememberPerson } from './session.ts'

const BEAT_MS = 5 * 60_000

/** Keeps the session alive while a page is open, and leaves when it ends. `onRole`: it is another by now. */
export function useSession(account: Account, onRole: () => void) {
  useEffect(() => rememberPerson(account), [account])

  useEffect(() => onSignOut(() => leave()), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the role alone starts it anew
  useEffect(() => {
    const beat = async () => {
      if (document.visibilityState === 'hidden') return
      if (!(await refreshNonce())) return leave()
      // Another tab may have heard of it first, and told the cookie that all share. None: this one is leaving.
      const role = readCookie('role')
      if (role && role !== account.role) onRole()
    }
    // A page brings its nonce; another tab may have signed out since.
    if (!readNonce()) void beat()
    const timer = setInterval(beat, BEAT_MS)
    document.addEventListener('visibilitychange', beat)
    const stopListening = onRoleChanged(onRole)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
      stopListening()
    }
  }, [account.role])
}
