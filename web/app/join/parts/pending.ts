import type { Mode } from '@sojourn/contract/people/auth'
import { keptInTab } from './kept-in-tab.ts'

/** A signup of this tab. It is kept until its owner is signed in. */
export interface PendingSignup {
  id: string
  email: string
  mode: Mode
  returnTo: string | null
  isProven?: true
}

/** A recovery on its way; the question is null when none was set. */
export interface PendingRecovery {
  id: string
  email: string
  question: string | null
  returnTo: string | null
}

export const pendingSignup = keptInTab<PendingSignup>('pending_signup')
export const pendingRecovery = keptInTab<PendingRecovery>('pending_recovery')

/** The signup whose code is still asked for. */
export function unprovenSignup() {
  const signup = pendingSignup.read()
  return signup?.isProven ? null : signup
}
