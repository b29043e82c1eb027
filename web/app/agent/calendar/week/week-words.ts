import { type Clock, dayIn, formatClock, formatTime } from '@sojourn/contract/dates/clocks'
import { timeOf } from '@sojourn/contract/dates/day-time'
import { fullDay, shortDay, zoneCity } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import type { MeetingInWeek, OfferInWeek, Span } from '@sojourn/contract/work/calendar-week'
import { isSameZone } from '../../../session/timezone-offer.ts'
import type { Day } from '../../../ui/date/calendar-days.ts'
import { listed } from '../../../ui/text/listed.ts'
import type { Line } from './week-grid.ts'

interface Reader {
  zone: string
  clock: Clock
}

export const timesInWords = ({ start, end }: Span, reader: Reader) =>
  `${formatClock(start, reader)}–${formatClock(end, reader)}`

/** `Tuesday 24 November 2026, 09:00–09:45`. */
export const spanInWords = (span: Span, reader: Reader) =>
  listed([fullDay(dayIn(span.start, reader.zone)), timesInWords(span, reader)])

/** `08:00 in Lagos` of who is elsewhere, with the day where it is another one. */
export function elsewhere({ start }: Span, there: string | null, { zone, clock }: Reader) {
  if (there === null || isSameZone(there, zone)) return null
  const day = dayIn(start, there)
  const words = t('{time} in {city}', {
    time: formatClock(start, { zone: there, clock }),
    city: zoneCity(there),
  })
  return day === dayIn(start, zone) ? words : listed([shortDay(day), words])
}

const MINUTES_A_DAY = 24 * 60

const secondTime = (time: string, again: Line['again']) => (again ? t('{time}, second time', { time }) : time)

/** When a line begins; where clocks go back the second time of an hour says so. */
export const beginInWords = ({ minute, again }: Line, clock: Clock) =>
  secondTime(formatTime(timeOf(minute), clock), again)
export const endInWords = ({ minute, again }: Line, clock: Clock) =>
  secondTime(formatTime(timeOf((minute + 30) % MINUTES_A_DAY), clock), again)

/** `Tue 24 Nov`, `Tue 24 Nov – Thu 26 Nov`. */
export const daysInWords = (from: Day, to: Day) =>
  from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`

export const nameOf = ({ client }: { client: string | null }) => client ?? t('A client who left')

export const meetingTitle = (meeting: MeetingInWeek) =>
  ({
    booked: t('Meeting with {client}', { client: nameOf(meeting) }),
    done: t('You met {client}', { client: nameOf(meeting) }),
    missed_by_client: t('{client} missed this meeting', { client: nameOf(meeting) }),
    missed_by_agent: t('You missed this meeting with {client}', { client: nameOf(meeting) }),
  })[meeting.slug]

export function offerTitle(offer: OfferInWeek) {
  if (offer.kind === 'offer') return t('You offered {client} a meeting', { client: nameOf(offer) })
  return offer.made_by === 'agent'
    ? t('You asked {client} for this time', { client: nameOf(offer) })
    : t('{client} asks for this time', { client: nameOf(offer) })
}
