import { dayIn } from '@sojourn/contract/dates/clocks'
import { fullDay } from '@sojourn/contract/dates/moments'
import type { Schedules } from '@sojourn/contract/supply/availability'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { ClockSwitch } from '../../find/times/clock-switch.tsx'
import { type Day, dayToOpen } from '../../ui/date/calendar-days.ts'
import { useClockIn } from '../../ui/date/clock.ts'
import { SchedulingCalendar } from '../../ui/date/scheduling-calendar.tsx'
import css from './clients-view.module.css'

/** The calendar as a client sees it: the free days, and when each can begin. */
export function ClientsView({ schedules, zone }: { schedules: Schedules; zone: string }) {
  const { window, validDates, slots } = schedules
  const [day, setDay] = useState<Day | null>(null)
  const clockIn = useClockIn()
  const shown = day !== null && validDates.includes(day) ? day : dayToOpen(validDates)
  return (
    <div className={css.view}>
      <SchedulingCalendar
        key={validDates.join()}
        label={t('Free days')}
        hideLabel
        rule={{ today: window.from, validDates }}
        {...(shown && { defaultValue: shown })}
        onChange={setDay}
      />
      <div className={css.day} aria-live="polite">
        {shown ? (
          <>
            <h3 className={css.title}>{fullDay(shown)}</h3>
            <ClockSwitch />
            <ul className={css.slots}>
              {slots
                .filter((slot) => dayIn(slot, zone) === shown)
                .map((slot) => (
                  <li key={slot} className={css.slot}>
                    <time dateTime={slot}>{clockIn(slot, zone)}</time>
                  </li>
                ))}
            </ul>
          </>
        ) : (
          <p>
            {t(
              'Clients find no free time in the next three months. Check your weekly hours for a day to open.',
            )}
          </p>
        )}
      </div>
    </div>
  )
}
