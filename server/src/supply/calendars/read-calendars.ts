import { z } from 'zod'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { CalendarProvider } from '../../settings/calendar-settings.ts'
import { holdHours } from '../availability/hours/hold-hours.ts'
import { type Interval, merge } from '../availability/slots/intervals.ts'
import { beginOf, bookableDays } from '../availability/zone-days.ts'
import { TokenRefused, type Window } from './busy-source.ts'
import {
  breakLink,
  findLinkedCalendar,
  forgetConsentsOverBefore,
  keepTokens,
  type LinkedCalendar,
  noteRead,
  replaceBusyTimes,
  takeDueCalendars,
} from './calendar-store.ts'
import { renewTokens } from './connection.ts'
import { type CalendarTokens, sealTokens, unsealTokens } from './sealed-tokens.ts'
import { sourceOf } from './source-of.ts'

/** A little less than the time between two runs, which are not always as far apart. */
const READ_EVERY_MS = 14 * MINUTE_MS
const AT_A_TIME = 5000
/** Hours in months are no more. */
const MOST_TIMES = 5000

/** A job for each calendar that is due, so that one that cannot be read holds up no other. */
export const readCalendars = defineJob({
  name: 'read-calendars',
  schema: z.object({}),
  retries: 0,
  run: (context) =>
    transact(context, async (tx) => {
      const now = context.clock.now()
      await forgetConsentsOverBefore(tx, new Date(now.getTime() - DAY_MS))
      const before = new Date(now.getTime() - READ_EVERY_MS)
      for (const { id } of await takeDueCalendars(tx, before, now, AT_A_TIME))
        await context.jobs.enqueue(tx, readCalendar, { calendar_id: id }, { singleton: id })
    }),
})

/** While the provider is down, what was known stays; the next run asks again. */
export const readCalendar = defineJob({
  name: 'read-calendar',
  schema: z.object({ calendar_id: z.uuid() }),
  parallel: 4,
  run: async (context, { calendar_id }) => {
    const calendar = await findLinkedCalendar(context.db, calendar_id)
    const provider = context.settings.calendars.find(({ id }) => id === calendar?.provider)
    if (!calendar || !provider) return
    const reading = await readFrom(context, provider, calendar)
    if (!reading) return
    if (reading.busy) await keepBusy(context, reading.calendar, reading.busy)
    else await loseCalendar(context, reading.calendar, provider)
  },
})

/** With its tokens as they are by now; without times where we are no longer let in. */
interface Reading {
  calendar: LinkedCalendar
  busy: Interval[] | null
}

/** Undefined when nothing could be learned. */
async function readFrom(context: Context, provider: CalendarProvider, calendar: LinkedCalendar) {
  try {
    return await readBusy(context, provider, calendar)
  } catch (error) {
    // Its causes may hold what was asked with.
    const reason = (error as Error).message
    context.log.warn({ calendar: calendar.id, provider: provider.id, reason }, 'a calendar could not be read')
    return undefined
  }
}

async function readBusy(
  context: Context,
  provider: CalendarProvider,
  calendar: LinkedCalendar,
): Promise<Reading | undefined> {
  const { settings, clock } = context
  const now = clock.now()
  const tokens = unsealTokens(settings, calendar.id, calendar.sealed_tokens)
  if (!tokens) return { calendar, busy: null }
  const window = windowOf(now, calendar.timezone ?? 'UTC')
  if (tokens.until > now.getTime()) {
    const busy = await look(provider, tokens, window)
    // A token may end before its time: a new one decides whether the grant still stands.
    if (busy) return { calendar, busy }
  }
  const renewed = await renewTokens(provider, tokens, now)
  if (!renewed) return { calendar, busy: null }
  const sealed_tokens = sealTokens(settings, calendar.id, renewed)
  // Kept before they are used: many providers take the old ones back at once.
  if (!(await transact(context, (tx) => keepTokens(tx, calendar, sealed_tokens)))) return undefined
  return { calendar: { ...calendar, sealed_tokens }, busy: await look(provider, renewed, window) }
}

/** It is null where the token is refused. */
async function look(provider: CalendarProvider, { access }: CalendarTokens, window: Window) {
  try {
    return within(window, await sourceOf(provider).busyBetween(access, window))
  } catch (error) {
    if (error instanceof TokenRefused) return null
    throw error
  }
}

const keepBusy = (context: Context, calendar: LinkedCalendar, busy: Interval[]) =>
  transact(context, async (tx) => {
    await holdHours(tx, calendar.agent_id)
    if (!(await noteRead(tx, calendar, context.clock.now()))) return
    if (await replaceBusyTimes(tx, calendar, busy))
      await tell(context, tx, { fact: 'busy_times_read', agent: calendar.agent_id })
  })

/** From here on the agent's own hours count alone, and they are told so. */
const loseCalendar = (context: Context, calendar: LinkedCalendar, provider: CalendarProvider) =>
  transact(context, async (tx) => {
    await holdHours(tx, calendar.agent_id)
    if (!(await breakLink(context, tx, calendar))) return
    await replaceBusyTimes(tx, calendar, [])
    await tell(context, tx, { fact: 'busy_times_read', agent: calendar.agent_id })
    const lost = { calendar: calendar.id, name: provider.name }
    await tell(context, tx, { fact: 'calendar_lost', agent: calendar.agent_id, ...lost })
  })

function windowOf(now: Date, zone: string): Window {
  const { from, until } = bookableDays(now, zone)
  return { from: beginOf(from, zone), until: beginOf(until.add({ days: 1 }), zone), zone }
}

function within({ from, until }: Window, busy: Interval[]) {
  const cut = busy.map((time) => ({ from: Math.max(time.from, from), until: Math.min(time.until, until) }))
  const times = merge(cut.filter((time) => time.from < time.until))
  if (times.length > MOST_TIMES) throw new Error('The calendar has too many times')
  return times
}
