import { type Clock, dayIn, formatClock, formatTime } from '@sojourn/contract/dates/clocks'
import { timeOf } from '@sojourn/contract/dates/day-time'
import { fullDay, shortDay, zoneCity } from '@sojourn/contract/dates/moments'
import type { MeetingInWeek, OfferInWeek, Span } from '@sojourn/contract/work/calendar-week'
import { isSameZone } from '../../../session/timezone-offer.ts'
import type { Day } from '../../../ui/date/calendar-days.ts'
import type { Line } from './week-grid.ts'

interface Reader {
  zone: string
  clock: Clock
}

export const timesInWords = ({ start, end }: Span, reader: Reader) =>
  `${formatClock(start, reader)}–${formatClock(end, reader)}`

/** `Tuesday 24 November 2026, 09:00–09:45`. */
export const spanInWords = (span: Span, reader: Reader) =>
  `${fullDay(dayIn(span.start, reader.zone))}, ${timesInWords(span, reader)}`

/** `08:00 in Lagos` of who is elsewhere, with the day where it is another one. */
export function elsewhere({ start }: Span, there: string | null, { zone, clock }: Reader) {
  if (there === null || isSameZone(there, zone)) return null
  const day = dayIn(start, there)
  const words = `${formatClock(start, { zone: there, clock })} in ${zoneCity(there)}`
  return day === dayIn(start, zone) ? words : `${shortDay(day)}, ${words}`
}

const MINUTES_A_DAY = 24 * 60

/** When a line begins; where clocks go back the second time of an hour says so. */
export const beginInWords = ({ minute, again }: Line, clock: Clock) =>
  `${formatTime(timeOf(minute), clock)}${again ? ', second time' : ''}`
export const endInWords = ({ minute, again }: Line, clock: Clock) =>
  `${formatTime(timeOf((minute + 30) % MINUTES_A_DAY), clock)}${again ? ', second time' : ''}`

/** `Tue 24 Nov`, `Tue 24 Nov – Thu 26 Nov`. */
export const daysInWords = (from: Day, to: Day) =>
  from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`

export const nameOf = ({ client }: { client: string | null }) => client ?? 'A client who left'

export const meetingTitle = (meeting: MeetingInWeek) =>
  ({
    booked: `Meeting with ${nameOf(meeting)}`,
    done: `You met ${nameOf(meeting)}`,
    missed_by_client: `${nameOf(meeting)} missed this meeting`,
    missed_by_agent: `You missed this meeting with ${nameOf(meeting)}`,
  })[meeting.slug]

export function offerTitle(offer: OfferInWeek) {
  if (offer.kind === 'offer') return `You offered ${nameOf(offer)} a meeting`
  return offer.made_by === 'agent'
    ? `You asked ${nameOf(offer)} for this time`
    : `${nameOf(offer)} asks for this time`
}
