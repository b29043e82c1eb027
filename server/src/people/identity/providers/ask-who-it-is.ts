import { email, firstName, lastName } from '@sojourn/contract/people/people-fields'
import * as client from 'openid-client'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { OutsideProvider } from '../../../settings/outside-settings.ts'
import { connectToProvider } from './connect-to-provider.ts'

/** The OpenID standard bounds a subject to so many letters. */
const MOST_LETTERS = 255

export interface OutsideIdentity {
  /** The issuer and the subject, and nothing else, are the key of an account. */
  issuer: string
  subject: string
  email: string | null
  isEmailProven: boolean
  first_name: string
  last_name: string
}

interface Expected {
  state: string
  nonce: string
  code_verifier: string
}

/** Trades the code in the callback for who it is; throws for whatever is not signed by them, for us and for this login. */
export async function askWhoItIs(
  context: Context,
  provider: OutsideProvider,
  callback: URL,
  expected: Expected,
): Promise<OutsideIdentity> {
  const configuration = await connectToProvider(context, provider)
  const tokens = await client.authorizationCodeGrant(configuration, callback, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.code_verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims?.sub || claims.sub.length > MOST_LETTERS) throw new Error('The provider told nobody')
  const told: Record<string, unknown> = {
    ...(await moreAbout(configuration, tokens.access_token, claims)),
    ...claims,
  }
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: read(email, told.email)?.toLowerCase() ?? null,
    isEmailProven: told.email_verified === true,
    ...namesOf(told),
  }
}

/** Some keep the email out of the token. */
async function moreAbout(configuration: client.Configuration, accessToken: string, claims: client.IDToken) {
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return {}
  return client.fetchUserInfo(configuration, accessToken, claims.sub)
}

/** The names are as good as the provider tells them; the person may change them later. */
function namesOf(told: Record<string, unknown>) {
  const [first = '', ...rest] = (read(firstName, told.name) ?? '').split(' ')
  return {
    first_name: read(firstName, told.given_name) ?? read(firstName, first) ?? 'New',
    last_name: read(lastName, told.family_name) ?? read(lastName, rest.join(' ')) ?? 'member',
  }
}

const read = (field: z.ZodType<string>, value: unknown) => field.safeParse(value).data
