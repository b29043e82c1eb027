import { dayIn } from '@sojourn/contract/dates/clocks'
import { fullDay, zoneWords } from '@sojourn/contract/dates/moments'
import type { useClockIn } from '../../ui/date/clock.ts'

interface There {
  start: string
  other: string
  here: string
  otherZone: string
  clockIn: ReturnType<typeof useClockIn>
}

/** When the meeting begins on the clock of the other side. */
export function thereWords({ start, other, here, otherZone, clockIn }: There) {
  const day = dayIn(start, otherZone)
  const when = day === dayIn(start, here) ? '' : ` on ${fullDay(day)}`
  return `For ${other} it begins at ${clockIn(start, otherZone)}${when}, in ${zoneWords(otherZone)}.`
}
