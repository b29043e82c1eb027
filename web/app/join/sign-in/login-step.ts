import type { Role } from '@sojourn/contract/people/auth'
import { ApiError } from '../../api/api-error.ts'
import type { SignInOutcome } from '../../session/sign-in.ts'

/** A login: the password, for some then a code, then one is in. */
export type LoginStep =
  | { at: 'password' }
  | { at: 'code'; id: string; code: 'authenticator' | 'recovery' }
  | { at: 'in'; role: Role }

export type LoginEvent =
  | { type: 'answered'; outcome: SignInOutcome }
  | { type: 'refused'; error: unknown }
  | { type: 'other_code' }
  | { type: 'again' }

export const firstStep: LoginStep = { at: 'password' }

/** A login begins with the code where the rest was shown already. */
export const stepOf = (challenge: string | null): LoginStep =>
  challenge ? { at: 'code', id: challenge, code: 'authenticator' } : firstStep

export function loginStep(step: LoginStep, event: LoginEvent): LoginStep {
  switch (event.type) {
    case 'answered':
      return event.outcome.outcome === 'two_step'
        ? stepOf(event.outcome.id)
        : { at: 'in', role: event.outcome.is_a }
    case 'refused':
      return step.at === 'code' && isOver(event.error) ? firstStep : step
    case 'other_code':
      if (step.at !== 'code') return step
      return { ...step, code: step.code === 'authenticator' ? 'recovery' : 'authenticator' }
    case 'again':
      return firstStep
  }
}

/** A challenge that took too long or was tried too often is forgotten by the server. */
const isOver = (error: unknown) => error instanceof ApiError && error.status === 404
