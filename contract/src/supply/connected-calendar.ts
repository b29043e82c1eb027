import { z } from 'zod'
import { defineCall, empty, one } from '../calls/call.ts'
import { Status } from '../calls/status-pair.ts'
import { Instant } from '../dates/time.ts'

const ConnectedCalendar = z.strictObject({
  id: z.uuid(),
  provider: z.string(),
  name: z.string(),
  linkStatus: Status,
  /** Null means that its busy times were never read. */
  last_read_at: Instant.nullable(),
})
export type ConnectedCalendar = z.output<typeof ConnectedCalendar>

const ConnectedCalendars = z.strictObject({
  providers: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  items: z.array(ConnectedCalendar),
})
export type ConnectedCalendars = z.output<typeof ConnectedCalendars>

export const listConnectedCalendars = defineCall({
  method: 'GET',
  path: '/account/consultant/calendars',
  summary: 'The calendars elsewhere whose busy times take slots away, and which can be connected.',
  who: 'agent',
  reply: one(ConnectedCalendars),
})

export const connectCalendar = defineCall({
  method: 'POST',
  path: '/account/consultant/calendars',
  summary: 'Begins to connect a calendar; the browser goes on to `url`, and comes back linked.',
  who: 'agent',
  body: z.strictObject({ provider: z.string().max(40) }),
  reply: one(z.strictObject({ url: z.url() })),
})

export const finishConnectingCalendar = defineCall({
  method: 'GET',
  path: '/account/consultant/calendars/{provider}/callback',
  summary: 'Where the provider sends the browser back to; connects the calendar and leads on.',
  who: 'anyone',
  params: z.object({ provider: z.string().max(40) }),
  query: z.object({ state: z.string().max(200).optional(), error: z.string().max(200).optional() }),
  reply: empty,
  status: 303,
})

export const disconnectCalendar = defineCall({
  method: 'DELETE',
  path: '/account/consultant/calendars/{id}',
  summary: 'Forgets the calendar, its busy times and the right to read it.',
  who: 'agent',
  params: z.object({ id: z.uuid() }),
  reply: empty,
  status: 204,
})
