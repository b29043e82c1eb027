import { dayIn } from '@sojourn/contract/dates/clocks'
import { fullDay } from '@sojourn/contract/dates/moments'
import type { Clash } from '@sojourn/contract/supply/availability'
import { useClockIn } from '../../ui/date/clock.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import css from './calendar-page.module.css'

/** Meetings outside the hours as they are now: nothing was cancelled. */
export function Clashes({ clashes, zone }: { clashes: readonly Clash[]; zone: string }) {
  const clockIn = useClockIn()
  if (clashes.length === 0) return null
  const many = clashes.length > 1
  return (
    <div className={css.notice}>
      <Banner tone="warning">
        <p>
          {many ? `${clashes.length} meetings are` : 'One meeting is'} outside your hours.{' '}
          {many ? 'They are kept' : 'It is kept'}: changing your hours never cancels a meeting.
        </p>
        <ul className={css.clashes}>
          {clashes.map(({ id, start, end, client }) => (
            <li key={id}>
              {fullDay(dayIn(start, zone))}, {clockIn(start, zone)}–{clockIn(end, zone)}
              {client && ` with ${client}`}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
