import * as calls from '@sojourn/contract/supply/availability'
import { handle } from '../../platform/http/handler.ts'
import { renewCalendarFeed, revokeCalendarFeed, showCalendarFeed } from './feed/calendar-feed.ts'
import { readCalendarFeed } from './feed/read-calendar-feed.ts'
import { showAvailabilityRules, updateAvailabilityRules } from './hours/availability-rules.ts'
import { blockDates, changeBlock, removeBlock } from './hours/block-dates.ts'
import { freeDates } from './hours/free-dates.ts'
import { listBlockedDates } from './hours/list-blocked-dates.ts'
import { showWorkHours } from './hours/show-work-hours.ts'
import { updateWorkHours } from './hours/update-work-hours.ts'
import { listSchedules } from './list-schedules.ts'

export const availabilityHandlers = [
  handle(calls.showWorkHours, async ({ context, actor }) => ({ data: await showWorkHours(context, actor) })),

  handle(calls.updateWorkHours, async ({ context, actor, body }) => ({
    data: await updateWorkHours(context, actor, body),
  })),

  handle(calls.listBlockedDates, async ({ context, actor, query }) =>
    listBlockedDates(context, actor, query),
  ),

  handle(calls.addBlockedDate, async ({ context, actor, body }) => ({
    data: await blockDates(context, actor, body),
  })),

  handle(calls.updateBlockedDate, async ({ context, actor, params, body }) => ({
    data: await changeBlock(context, actor, params.id, body),
  })),

  handle(calls.removeBlockedDate, async ({ context, actor, params }) => {
    await removeBlock(context, actor, params.id)
  }),

  handle(calls.freeBlockedDates, async ({ context, actor, body }) => {
    await freeDates(context, actor, body)
  }),

  handle(calls.showAvailabilityRules, async ({ context, actor }) => ({
    data: await showAvailabilityRules(context, actor),
  })),

  handle(calls.updateAvailabilityRules, async ({ context, actor, body }) => ({
    data: await updateAvailabilityRules(context, actor, body),
  })),

  handle(calls.listSchedules, async ({ context, actor, params, query }) => {
    await context.limits.take('schedules', { address: actor.address })
    return { data: await listSchedules(context, actor, { ...query, id: params.id }) }
  }),

  handle(calls.showCalendarFeed, async ({ context, actor }) => ({
    data: await showCalendarFeed(context, actor),
  })),

  handle(calls.renewCalendarFeed, async ({ context, actor }) => ({
    data: await renewCalendarFeed(context, actor),
  })),

  handle(calls.revokeCalendarFeed, async ({ context, actor }) => {
    await revokeCalendarFeed(context, actor)
  }),

  handle(calls.readCalendarFeed, async ({ context, params, reply }) => {
    const calendar = await readCalendarFeed(context, params.name.replace('.ics', ''))
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    return calendar
  }),
]
