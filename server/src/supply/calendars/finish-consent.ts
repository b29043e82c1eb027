import type { CalendarProblem } from '@sojourn/contract/supply/calendar-problems'
import * as client from 'openid-client'
import type { Context } from '../../context.ts'
import { hashOfToken } from '../../people/identity/sessions/token.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { CalendarProvider } from '../../settings/calendar-settings.ts'
import { linkCalendar, useConsent } from './calendar-store.ts'
import { connectionTo, tokensFrom } from './connection.ts'
import { readCalendar } from './read-calendars.ts'
import { sealTokens } from './sealed-tokens.ts'
import { sourceOf } from './source-of.ts'

interface Callback {
  /** The address is as it came, under our own origin. */
  url: URL
  state: string | undefined
  error: string | undefined
  /** The browser that came has it in its cookie. */
  browser: string | null
}

/**
 * The person is back from the provider, once: the calendar of whoever set out and is still signed in is
 * linked; else the answer says why not.
 */
export async function finishConsent(
  context: Context,
  actor: Actor,
  provider: CalendarProvider,
  callback: Callback,
): Promise<CalendarProblem | null> {
  const begun = await takeBegun(context, provider, callback)
  if (!begun || actor.kind !== 'person' || actor.id !== begun.agent_id) return 'calendar_expired'
  if (callback.error === 'access_denied') return 'calendar_cancelled'
  const granted = await askForTokens(context, provider, callback, begun.code_verifier)
  if (typeof granted === 'string') return granted
  const { calendar_id } = begun
  const sealed = sealTokens(context.settings, calendar_id, granted)
  return transact(context, async (tx) => {
    if (!(await linkCalendar(context, tx, calendar_id, sealed))) return 'calendar_expired'
    await context.jobs.enqueue(tx, readCalendar, { calendar_id }, { singleton: calendar_id })
    return null
  })
}

/** Over with this try, whatever comes of it. */
const takeBegun = async (context: Context, { id }: CalendarProvider, { state, browser }: Callback) =>
  state && browser
    ? transact(context, (tx) =>
        useConsent(
          tx,
          { state_hash: hashOfToken(state), browser_hash: hashOfToken(browser), provider: id },
          context.clock.now(),
        ),
      )
    : undefined

async function askForTokens(
  { clock, log }: Context,
  provider: CalendarProvider,
  { url, state = '' }: Callback,
  verifier: string,
) {
  try {
    const granted = await client.authorizationCodeGrant(connectionTo(provider), url, {
      expectedState: state,
      pkceCodeVerifier: verifier,
    })
    const { needed } = sourceOf(provider)
    // A provider that names nothing gave all that was asked for.
    const isShared = granted.scope?.split(' ').some((scope) => scope.endsWith(needed)) ?? true
    if (!isShared) return 'calendar_not_shared'
    return tokensFrom(granted, clock.now()) ?? 'calendar_failed'
  } catch (error) {
    // Its causes may hold what was asked with.
    log.warn({ provider: provider.id, reason: (error as Error).message }, 'a calendar was not connected')
    return 'calendar_failed'
  }
}
