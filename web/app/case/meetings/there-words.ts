import { dayIn } from '@sojourn/contract/dates/clocks'
import { fullDay, zoneCity } from '@sojourn/contract/dates/moments'
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
  const when = day === dayIn(start, here) ? '' : ` on ${fullDay(day)}`
  return `${clockIn(start, otherZone)}${when} in ${zoneCity(otherZone)}.`
}
