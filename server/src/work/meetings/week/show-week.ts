import { type CalendarWeek, MOST_ORDERS_TO_MEET } from '@sojourn/contract/work/calendar-week'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { hoursOfWeek } from '../../../supply/availability/week/hours-of-week.ts'
import { meetingsOfWeek, offersOfWeek, ordersToMeet } from './week-store.ts'
import { viewDay, viewMeetingOfWeek, viewOffer, viewOrderToMeet, viewSpan } from './week-view.ts'

/** All that stands in seven days of an agent's own calendar. */
export async function showWeek(
  context: Context,
  actor: Person,
  from: string | undefined,
): Promise<CalendarWeek> {
  const { db, clock } = context
  const week = await hoursOfWeek(context, actor.id, from)
  const [first, last] = [week?.days[0], week?.days.at(-1)]
  if (!week || !first || !last) return NOTHING
  const between = { from: new Date(first.from), until: new Date(last.until) }
  const [meetings, offers, orders] = await Promise.all([
    meetingsOfWeek(db, actor.id, between),
    offersOfWeek(db, actor.id, between),
    ordersToMeet(db, actor.id, clock.now(), MOST_ORDERS_TO_MEET),
  ])
  return {
    timezone: { name: week.zone },
    days: week.days.map(viewDay),
    blocks: week.blocks.map(({ spans, ...block }) => ({ ...block, spans: spans.map(viewSpan) })),
    busy: week.busy.map(viewSpan),
    meetings: meetings.map(viewMeetingOfWeek),
    offers: offers.map((offer) => viewOffer(offer, clock.now())),
    orders: orders.map(viewOrderToMeet),
  }
}

/** Whoever has told no time zone has no days yet. */
const NOTHING: CalendarWeek = {
  timezone: null,
  days: [],
  blocks: [],
  busy: [],
  meetings: [],
  offers: [],
  orders: [],
}
