import type { Account } from '@sojourn/contract/people/account'
import { useEffect, useLayoutEffect } from 'react'
import { readCookie } from '../api/cookies.ts'
import { readNonce, refreshNonce } from '../api/nonce.ts'
import { onOtherPerson, onRoleChanged, onSignOut } from '../api/session-news.ts'
import { isOtherPerson, showPerson } from '../api/shown-person.ts'
import { chooseClock } from '../ui/date/chosen-clock.ts'
import { leave, leaveToOther } from './log-out.ts'
import { rememberPerson, USER } from './session.ts'

const BEAT_MS = 5 * 60_000

/** Keeps the session alive while a page is open, and leaves when it ends. `onRole`: it is another by now. */
export function useSession(account: Account, onRole: () => void) {
  // Before the forms of the page look for their drafts.
  useLayoutEffect(() => showPerson(account.uuid), [account.uuid])

  useEffect(() => rememberPerson(account), [account])

  useLayoutEffect(() => chooseClock(account.clock), [account.clock])

  useEffect(() => onOtherPerson(() => leaveToOther()), [])

  useEffect(() => onSignOut(() => leave()), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the role alone starts it anew
  useEffect(() => {
    const beat = async () => {
      if (document.visibilityState === 'hidden') return
      if (isOtherPerson(readCookie('user_id'))) return
      if (!(await refreshNonce())) return leave()
      // Another tab may have heard of it first, and told the cookie that all share. None: this one is leaving.
      const role = readCookie('role')
      if (role && role !== account.role) onRole()
    }
    // A page brings its nonce; another tab may have signed out since.
    if (!readNonce()) void beat()
    const timer = setInterval(beat, BEAT_MS)
    /** Another window has signed somebody in or out, and this one may be in sight beside it. */
    const onStorage = ({ key }: StorageEvent) => {
      if (key === USER) void beat()
    }
    document.addEventListener('visibilitychange', beat)
    window.addEventListener('storage', onStorage)
    const stopListening = onRoleChanged(onRole)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
      window.removeEventListener('storage', onStorage)
      stopListening()
    }
  }, [account.role])
}
