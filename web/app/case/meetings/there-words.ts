import { dayIn, formatClock } from '@sojourn/contract/dates/clocks'
import { fullDay, zoneCity } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import type { useClockIn } from '../../ui/date/clock.ts'

interface There {
  start: string
  here: string
  otherZone: string
  clockIn: ReturnType<typeof useClockIn>
}

/** When the meeting begins on the clock of the other side. */
export function thereWords({ start, here, otherZone, clockIn }: There) {
  const day = dayIn(start, otherZone)
  const known = { time: clockIn(start, otherZone), city: zoneCity(otherZone) }
  return day === dayIn(start, here)
    ? t('{time} in {city}.', known)
    : t('{time} on {day} in {city}.', { ...known, day: fullDay(day) })
}

/** Two zones can have other names and the same hour, as Berlin and Lagos have in winter. */
export const isSameHour = (instant: string, one: string, other: string) =>
  dayIn(instant, one) === dayIn(instant, other) &&
  formatClock(instant, { zone: one, clock: '24' }) === formatClock(instant, { zone: other, clock: '24' })
