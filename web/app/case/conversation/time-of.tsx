import { formatClock } from '@sojourn/contract/dates/clocks'
import { useClock } from '../../ui/date/clock.ts'
import { useHere } from '../../ui/date/reader.ts'
import css from './message.module.css'

/** The time of day of a message, in the zone of its reader. */
export function TimeOf({ date }: { date: string }) {
  const [clock, zone] = [useClock(), useHere()]
  return (
    <time dateTime={date} className={css.time}>
      {formatClock(date, { zone, clock })}
    </time>
  )
}
