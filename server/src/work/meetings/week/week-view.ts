import type {
  CalendarDay,
  MeetingInWeek,
  OfferInWeek,
  OrderToMeet,
  Span,
} from '@sojourn/contract/work/calendar-week'
import type { DayOfWeek } from '../../../supply/availability/week/hours-of-week.ts'
import { mayWithRequest } from '../policy.ts'
import type { MeetingOfWeek, OfferOfWeek, ordersToMeet } from './week-store.ts'

export const viewSpan = ({ from, until }: { from: number; until: number }): Span => ({
  start: new Date(from).toISOString(),
  end: new Date(until).toISOString(),
})

export const viewDay = ({ date, hours, special, away, ...day }: DayOfWeek): CalendarDay => ({
  date,
  ...viewSpan(day),
  hours: hours.map(viewSpan),
  special,
  away,
})

const nameOf = (row: { first_name: string | null; last_name: string | null }) =>
  row.first_name && `${row.first_name} ${row.last_name}`

export const viewMeetingOfWeek = (row: MeetingOfWeek): MeetingInWeek => ({
  id: row.id,
  slug: row.status,
  start: row.starts_at.toISOString(),
  end: row.ends_at.toISOString(),
  order: row.order_id && row.title ? { uuid: row.order_id, title: row.title } : null,
  client: nameOf(row),
  client_timezone: row.client_timezone,
})

export const viewOffer = (row: OfferOfWeek, now: Date): OfferInWeek => ({
  id: row.id,
  kind: row.meeting_id ? 'move' : 'offer',
  made_by: row.made_by,
  start: row.starts_at.toISOString(),
  end: row.ends_at.toISOString(),
  answer_by: row.answer_by.toISOString(),
  order: { uuid: row.order_id, title: row.title },
  client: nameOf(row),
  client_timezone: row.client_timezone,
  may: mayWithRequest(row, { side: 'agent', order: row.order_status, now }),
})

type OrderRow = Awaited<ReturnType<typeof ordersToMeet>>[number]

export const viewOrderToMeet = (row: OrderRow): OrderToMeet => ({
  uuid: row.id,
  title: row.title,
  client: `${row.first_name} ${row.last_name}`,
  meeting_length: row.meeting_minutes,
})
