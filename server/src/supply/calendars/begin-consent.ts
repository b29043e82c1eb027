import * as client from 'openid-client'
import type { Context } from '../../context.ts'
import { hashOfToken, newToken } from '../../people/identity/sessions/token.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import type { CalendarProvider } from '../../settings/calendar-settings.ts'
import { findOrAddCalendar, replaceConsent } from './calendar-store.ts'
import { connectionTo } from './connection.ts'
import { CONSENT_MS } from './consent-cookie.ts'
import { sourceOf } from './source-of.ts'

const callbackOf = (origin: string, { id }: CalendarProvider) =>
  `${origin}/api/account/consultant/calendars/${id}/callback`

/** The way to a provider, and the token of the one browser that may come back from there. */
export async function beginConsent(context: Context, actor: Person, provider: CalendarProvider) {
  const [state, browser] = [newToken(), newToken()]
  const verifier = client.randomPKCECodeVerifier()
  const now = context.clock.now()
  await transact(context, async (tx) => {
    const calendar = await findOrAddCalendar(tx, actor.id, provider.id, now)
    await replaceConsent(tx, {
      state_hash: hashOfToken(state),
      browser_hash: hashOfToken(browser),
      calendar_id: calendar.id,
      agent_id: actor.id,
      code_verifier: verifier,
      created_at: now,
      expires_at: new Date(now.getTime() + CONSENT_MS),
    })
  })
  const { scope, wayThere } = sourceOf(provider)
  const url = client.buildAuthorizationUrl(connectionTo(provider), {
    ...wayThere,
    redirect_uri: callbackOf(context.settings.origin, provider),
    scope,
    state,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, browser }
}
