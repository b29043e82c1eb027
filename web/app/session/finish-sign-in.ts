import { browserApi } from '../api/browser.ts'
import { writeCookie } from '../api/cookies.ts'
import { type SignedIn, withNonce } from './sign-in.ts'

/** The second step of whoever has an authenticator. */
export async function finishSignIn(id: string, code: string): Promise<SignedIn> {
  writeCookie('token', null)
  const { data } = await browserApi('POST /auth/login/{id}', { params: { id }, body: { code } })
  return withNonce(data)
}
