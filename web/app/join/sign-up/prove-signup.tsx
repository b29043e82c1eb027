import type { Role } from '@sojourn/contract/people/auth'
import { browserApi } from '../../api/browser.ts'
import { signIn } from '../../session/sign-in.ts'
import { CodeForm } from '../parts/code-form.tsx'
import { type PendingSignup, pendingSignup } from '../parts/pending.ts'
import { thenToTheCode } from '../parts/then-to-the-code.ts'
import { typed } from '../parts/typed-password.ts'

interface Props {
  signup: PendingSignup
  onSignedIn: (role: Role) => unknown
  /** Proven, but the password is no longer at hand: they sign in themselves. */
  onVerified: () => unknown
}

/** Proves the email of a signup and then signs in with what was typed before. */
export function ProveSignup({ signup, onSignedIn, onVerified }: Props) {
  const { id, email } = signup

  async function verify(otp: string) {
    await browserApi('PUT /auth/signup/{id}/otp', { params: { id }, body: { otp } })
    pendingSignup.keep({ ...signup, isProven: true })
    const role = await signInWithTyped(email)
    return role ? onSignedIn(role) : onVerified()
  }

  return (
    <CodeForm
      verify={verify}
      resend={() => thenToTheCode(browserApi('POST /auth/signup/{id}/otp', { params: { id } }))}
    />
  )
}

async function signInWithTyped(email: string) {
  const password = typed.take()
  if (password === null) return null
  try {
    const outcome = await signIn({ email, password })
    return outcome.outcome === 'signed_in' ? outcome.is_a : null
  } catch {
    return null
  }
}
