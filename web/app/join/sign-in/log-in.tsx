import type { Role } from '@sojourn/contract/people/auth'
import { type ReactNode, useReducer } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import type { SignInOutcome } from '../../session/sign-in.ts'
import { pendingSignup } from '../parts/pending.ts'
import { LoginForm } from './login-form.tsx'
import { loginStep, stepOf } from './login-step.ts'

const TwoStepForm = lazyPart(() => import('./two-step-form.tsx'))

interface Props {
  email?: string | undefined
  /** It is kept on the way to a new password. */
  returnTo?: string | null
  /** Somebody who came back from a provider has a challenge when their second step is still before them. */
  challenge?: string | null
  onForgot?: () => void
  onSignedIn: (role: Role) => unknown
  /** Other ways in, offered until a code is asked for. */
  children?: ReactNode
}

/** All of a login, on its page or over another. */
export function LogIn({ email, returnTo = null, challenge = null, onForgot, onSignedIn, children }: Props) {
  const [step, tell] = useReducer(loginStep, challenge, stepOf)

  function onOutcome(outcome: SignInOutcome) {
    tell({ type: 'answered', outcome })
    if (outcome.outcome !== 'signed_in') return undefined
    pendingSignup.keep(null)
    return onSignedIn(outcome.is_a)
  }

  if (step.at === 'code')
    return (
      <Waits>
        <TwoStepForm
          step={step}
          onOutcome={onOutcome}
          onRefused={(error) => tell({ type: 'refused', error })}
          onOtherCode={() => tell({ type: 'other_code' })}
          onAgain={() => tell({ type: 'again' })}
        />
      </Waits>
    )
  return (
    <>
      <LoginForm email={email} returnTo={returnTo} onForgot={onForgot} onOutcome={onOutcome} />
      {children}
    </>
  )
}
