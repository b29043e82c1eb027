import type { Role } from '@sojourn/contract/people/auth'
import { ApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser.ts'
import { writeCookie } from '../api/cookies.ts'
import { readNonce } from '../api/nonce.ts'
import { showPerson } from '../api/shown-person.ts'

export interface Credentials {
  email: string
  password: string
  'g-recaptcha-response'?: string | undefined
}

/** Signed in, or the authenticator's code is wanted for the challenge `id`. */
export type SignedIn = { outcome: 'signed_in'; is_a: Role }
export type SignInOutcome = SignedIn | { outcome: 'two_step'; id: string }

export async function signIn(body: Credentials): Promise<SignInOutcome> {
  writeCookie('token', null)
  const { data } = await browserApi('POST /auth/login', { body })
  return data.outcome === 'signed_in' ? withNonce(data) : data
}

/** A session without its nonce is of no use; it does not stay open behind the person's back. */
export async function withNonce(signedIn: SignedIn) {
  showPerson(null)
  if (readNonce()) return signedIn
  await browserApi('DELETE /session').catch(() => {})
  throw new ApiError(502, { message: 'Authentication token not received' })
}
