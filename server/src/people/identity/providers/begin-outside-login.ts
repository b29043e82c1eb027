import type { Language } from '@sojourn/contract/words/languages'
import * as client from 'openid-client'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { OutsideProvider } from '../../../settings/outside-settings.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { connectToProvider } from './connect-to-provider.ts'
import { addOutsideLogin } from './outside-store.ts'

export const OUTSIDE_LOGIN_MS = 10 * 60_000

interface Begun {
  device: string | null
  home: 'subscriber' | 'consultant'
  returnTo: string | null
  /** It is that of the page, where that is not English. */
  language: Language | null
  /** The person wants to connect an account; null means a sign-in. */
  personId: string | null
}

export const callbackOf = (origin: string, { id }: OutsideProvider) =>
  `${origin}/api/auth/outside/${id}/callback`

/** The way to a provider, and the token of the one browser that may come back from there. */
export async function beginOutsideLogin(context: Context, provider: OutsideProvider, begun: Begun) {
  const { settings, clock } = context
  const configuration = await reach(context, provider)
  const [state, browser] = [newToken(), newToken()]
  const nonce = client.randomNonce()
  const verifier = client.randomPKCECodeVerifier()
  const now = clock.now()
  await transact(context, (tx) =>
    addOutsideLogin(tx, {
      state_hash: hashOfToken(state),
      browser_hash: hashOfToken(browser),
      provider: provider.id,
      nonce,
      code_verifier: verifier,
      person_id: begun.personId,
      device_id: begun.device,
      home: begun.home,
      return_to: begun.returnTo,
      language: begun.language,
      created_at: now,
      expires_at: new Date(now.getTime() + OUTSIDE_LOGIN_MS),
    }),
  )
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackOf(settings.origin, provider),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, browser }
}

async function reach(context: Context, provider: OutsideProvider) {
  try {
    return await connectToProvider(context, provider)
  } catch (error) {
    context.log.warn(
      { reason: (error as Error).message, provider: provider.id },
      'a provider could not be reached',
    )
    throw new Refusal('not_now', { message: `${provider.name} cannot be reached at the moment.` })
  }
}
