import { StartFailure } from '../platform/start-failure.ts'
import type { Environment } from './settings.ts'

/** We ask no other addresses for calendars. */
export interface CalendarProvider {
  id: 'google' | 'microsoft'
  name: string
  issuer: string
  authorizeUrl: string
  tokenUrl: string
  /** A grant is given back there; Microsoft has no way to, but for a person's own page there. */
  revokeUrl: string | null
  api: string
  clientId: string
  secret: string
  patienceMs: number
}

type Known = Omit<CalendarProvider, 'id' | 'clientId' | 'secret' | 'patienceMs'>

const PATIENCE_MS = 10_000

const knownIn = (env: Environment): Record<CalendarProvider['id'], Known> => {
  const tenant = `https://login.microsoftonline.com/${encodeURIComponent(env.OIDC_MICROSOFT_TENANT || 'common')}`
  return {
    google: {
      name: 'Google Calendar',
      issuer: 'https://accounts.google.com',
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      revokeUrl: 'https://oauth2.googleapis.com/revoke',
      api: 'https://www.googleapis.com/calendar/v3',
    },
    microsoft: {
      name: 'Outlook Calendar',
      issuer: `${tenant}/v2.0`,
      authorizeUrl: `${tenant}/oauth2/v2.0/authorize`,
      tokenUrl: `${tenant}/oauth2/v2.0/token`,
      revokeUrl: null,
      api: 'https://graph.microsoft.com/v1.0',
    },
  }
}

/** `CALENDARS=google,microsoft` names clients that sign people in: not each of those may also read calendars. */
export function readCalendarProviders(env: Environment): CalendarProvider[] {
  const known = knownIn(env)
  const ids = new Set((env.CALENDARS ?? '').split(',').flatMap((part) => part.trim() || []))
  return [...ids].map((id) => {
    if (id !== 'google' && id !== 'microsoft') {
      throw new StartFailure(
        `CALENDARS names "${id}"; set it to google, microsoft or both: google,microsoft.`,
      )
    }
    const name = id.toUpperCase()
    const [clientId, secret] = [env[`OIDC_${name}_CLIENT_ID`], env[`OIDC_${name}_SECRET`]]
    if (!clientId || !secret) {
      throw new StartFailure(
        `CALENDARS names ${id}, so set OIDC_${name}_CLIENT_ID and OIDC_${name}_SECRET too, or take it out.`,
      )
    }
    return { id, ...known[id], clientId, secret, patienceMs: PATIENCE_MS }
  })
}
