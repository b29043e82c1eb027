import { formatClock } from '@sojourn/contract/dates/clocks'
import { browserZone } from '../../api/browser-zone.ts'
import { useClock } from '../../ui/date/clock.ts'
import css from './message.module.css'

/** The time of day of a message, in the zone of its reader. */
export function TimeOf({ date }: { date: string }) {
  const clock = useClock()
  return (
    <time dateTime={date} className={css.time}>
      {formatClock(date, { zone: browserZone(), clock })}
    </time>
  )
}
