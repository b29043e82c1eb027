import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { withQuery } from '@sojourn/contract/paths/paths'
import type { CalendarProblem } from '@sojourn/contract/supply/calendar-problems'
import * as calls from '@sojourn/contract/supply/connected-calendar'
import { handle } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { beginConsent } from './begin-consent.ts'
import { calendarsOf } from './calendar-store.ts'
import { clearConsentToken, readConsentToken, sendConsentToken } from './consent-cookie.ts'
import { disconnectCalendar } from './disconnect-calendar.ts'
import { finishConsent } from './finish-consent.ts'
import { viewCalendars } from './view.ts'

export const connectedCalendarHandlers = [
  handle(calls.listConnectedCalendars, async ({ context, actor }) => {
    const rows = await calendarsOf(context.db, actor.id, context.clock.now())
    return { data: viewCalendars(context.settings, rows) }
  }),

  handle(calls.connectCalendar, async ({ context, actor, body, reply }) => {
    const provider = findProvider(context.settings, body.provider)
    await context.limits.take('outside_login', actor)
    const { url, browser } = await beginConsent(context, actor, provider)
    sendConsentToken(reply, context.settings, browser)
    return { data: { url } }
  }),

  handle(calls.finishConnectingCalendar, async ({ context, actor, params, query, request, reply }) => {
    const provider = findProvider(context.settings, params.provider)
    const problem = await finishConsent(context, actor, provider, {
      url: new URL(request.url, context.settings.origin),
      state: query.state,
      error: query.error,
      browser: readConsentToken(request, context.settings),
    })
    clearConsentToken(reply, context.settings)
    reply.header('location', wayOn(problem)).header('cache-control', 'private, no-store')
  }),

  handle(calls.disconnectCalendar, async ({ context, actor, params }) => {
    await disconnectCalendar(context, actor, params.id)
  }),
]

function findProvider({ calendars }: Pick<Settings, 'calendars'>, id: string) {
  const provider = calendars.find((one) => one.id === id)
  if (!provider) throw new Refusal('not_found')
  return provider
}

const wayOn = (problem: CalendarProblem | null) =>
  `${withQuery(agentPaths.calendar(), { tab: 'calendars', problem: problem ?? undefined })}#connected-calendar`
