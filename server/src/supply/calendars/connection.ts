import * as client from 'openid-client'
import { MINUTE_MS } from '../../platform/clock.ts'
import { isLoopback } from '../../platform/loopback.ts'
import type { CalendarProvider } from '../../settings/calendar-settings.ts'
import { askProvider } from './ask-provider.ts'
import type { CalendarTokens } from './sealed-tokens.ts'

const USUAL_SECONDS = 3600
/** A token about to end is as good as over. */
const SPARE_MS = MINUTE_MS

/** Nothing is asked of the provider to know where it is: its addresses are fixed. */
export function connectionTo(provider: CalendarProvider) {
  const { issuer, authorizeUrl, tokenUrl, clientId, secret } = provider
  const connection = new client.Configuration(
    { issuer, authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl },
    clientId,
    secret,
    client.ClientSecretPost(secret),
  )
  connection[client.customFetch] = (url, options) => askProvider(provider, url, options as RequestInit)
  if (isLoopback(new URL(tokenUrl).hostname)) client.allowInsecureRequests(connection)
  return connection
}

interface Granted {
  access_token: string
  refresh_token?: string
  expires_in?: number
}

/** It is null for a grant that does not last. */
export function tokensFrom(granted: Granted, now: Date, refresh = granted.refresh_token) {
  if (!refresh) return null
  const lasts = (granted.expires_in ?? USUAL_SECONDS) * 1000 - SPARE_MS
  return { access: granted.access_token, refresh, until: now.getTime() + lasts } satisfies CalendarTokens
}

/** Null means that the person, or the provider, has ended the grant. */
export async function renewTokens(provider: CalendarProvider, tokens: CalendarTokens, now: Date) {
  try {
    const granted = await client.refreshTokenGrant(connectionTo(provider), tokens.refresh)
    return tokensFrom(granted, now, granted.refresh_token ?? tokens.refresh) ?? tokens
  } catch (error) {
    if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') return null
    throw error
  }
}
