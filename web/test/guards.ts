import type { Guards } from '../app/session/guards.ts'
import { refused } from './network.ts'

/** An account with a password and nothing else. */
export const theGuards = (changes: Partial<Guards> = {}): Guards => ({
  has_password: true,
  password_changed_at: null,
  security_question: null,
  two_step: false,
  recovery_codes_left: 0,
  pending_email: null,
  login_alerts: true,
  ...changes,
})

/** The server answers so while nobody has shown their password for ten minutes. */
export const confirmFirst = refused(401, 'confirm_first', 'Please confirm that it is you.')
