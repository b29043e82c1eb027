import { dayIn } from '@sojourn/contract/dates/clocks'
import { fullDay, zoneCity } from '@sojourn/contract/dates/moments'
import type { Schedules } from '@sojourn/contract/supply/availability'
import { t } from '@sojourn/contract/words/t'
import { Fragment, type ReactNode, useState } from 'react'
import { ClockSwitch } from '../../find/times/clock-switch.tsx'
import { type Day, dayToOpen } from '../../ui/date/calendar-days.ts'
import { useClockIn } from '../../ui/date/clock.ts'
import { useHere } from '../../ui/date/reader.ts'
import { SchedulingCalendar } from '../../ui/date/scheduling-calendar.tsx'
import css from './meeting-part.module.css'
import { isSameHour } from './there-words.ts'

interface ChoiceProps {
  schedules: Schedules
  chosen: string | null
  onChoose: (slot: string | null) => void
  other: string
  /** The zone of the other side; unknown unless told. */
  there?: string | null | undefined
  /** Unfolds below the time that is chosen. */
  confirm?: ReactNode
}

/** The free days, and the times of the one chosen. */
export function TimeChoice({ schedules, chosen, onChoose, other, there, confirm }: ChoiceProps) {
  const { window, validDates, slots } = schedules
  const here = useHere()
  const [day, setDay] = useState<Day | null>(null)
  const shown = day !== null && validDates.includes(day) ? day : dayToOpen(validDates)
  if (!shown) return null
  return (
    <div className={css.choice}>
      <SchedulingCalendar
        key={validDates.join()}
        label={t('Free days')}
        hideLabel
        rule={{ today: window.from, validDates }}
        defaultValue={shown}
        onChange={(chosenDay) => {
          setDay(chosenDay)
          onChoose(null)
        }}
      />
      <Times
        day={shown}
        slots={slots.filter((slot) => dayIn(slot, here) === shown)}
        chosen={chosen}
        onChoose={onChoose}
        other={other}
        there={there ?? here}
        confirm={confirm}
      />
    </div>
  )
}

export function ChosenTime({ chosen }: { chosen: string | null }) {
  const here = useHere()
  const clockIn = useClockIn()
  return (
    <p aria-live="polite">
      {chosen
        ? t('{day}, {time}, your time', {
            day: fullDay(dayIn(chosen, here)),
            time: clockIn(chosen, here),
          })
        : t('Choose a time to continue')}
    </p>
  )
}

interface TimesProps {
  day: Day
  slots: string[]
  chosen: string | null
  onChoose: (slot: string) => void
  other: string
  there: string
  confirm: ReactNode
}

/** Each time on both clocks. */
function Times({ day, slots, chosen, onChoose, other, there, confirm }: TimesProps) {
  const here = useHere()
  const clockIn = useClockIn()
  const apart = slots.some((slot) => !isSameHour(slot, here, there))
  return (
    <fieldset className={css.times}>
      <legend>{fullDay(day)}</legend>
      <div className={css.zones}>
        <p className={css.note}>
          {t('Times are shown in {city} time.', { city: zoneCity(here) })}{' '}
          {apart
            ? t('Below each is the time in {city}, where {other} is.', {
                city: zoneCity(there),
                other,
              })
            : t('It is the same time where {other} is.', { other })}
        </p>
        <ClockSwitch />
      </div>
      <div className={css.slots}>
        {slots.map((slot) => (
          <Fragment key={slot}>
            <label className={css.slot}>
              <input
                type="radio"
                name="start"
                value={slot}
                checked={slot === chosen}
                onChange={() => onChoose(slot)}
              />
              <span>
                <time dateTime={slot}>{clockIn(slot, here)}</time>
                {apart && (
                  <small>
                    {clockIn(slot, there)}
                    {dayIn(slot, there) !== day && ` ${dayWords(slot, there, day)}`}
                    <span data-hidden> {t('in {city}', { city: zoneCity(there) })}</span>
                  </small>
                )}
              </span>
            </label>
            {slot === chosen && confirm && <div className={css.confirm}>{confirm}</div>}
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}

const dayWords = (slot: string, there: string, day: Day) =>
  dayIn(slot, there) > day ? t('next day') : t('day before')
