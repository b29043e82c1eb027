import type { Mode } from '@sojourn/contract/people/auth'
import { keptInTab } from './kept-in-tab.ts'

/** A signup whose email is not proven yet. */
export interface PendingSignup {
  id: string
  email: string
  mode: Mode
  returnTo: string | null
}

/** A recovery on its way; the question is null when none was set. */
export interface PendingRecovery {
  id: string
  email: string
  question: string | null
}

export const pendingSignup = keptInTab<PendingSignup>('pending_signup')
export const pendingRecovery = keptInTab<PendingRecovery>('pending_recovery')
