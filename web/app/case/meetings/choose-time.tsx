import { dayIn } from '@sojourn/contract/dates/clocks'
import { fullDay, zoneWords } from '@sojourn/contract/dates/moments'
import type { Schedules } from '@sojourn/contract/supply/availability'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { ClockSwitch } from '../../find/times/clock-switch.tsx'
import { orderScheduleQuery, ordersChanged, orderTimesQuery } from '../../queries/order-queries.ts'
import { isSameZone } from '../../session/timezone-offer.ts'
import { actionKeys } from '../../ui/button/action-key.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Day } from '../../ui/date/calendar-days.ts'
import { useClockIn } from '../../ui/date/clock.ts'
import { useHere } from '../../ui/date/reader.ts'
import { SchedulingCalendar } from '../../ui/date/scheduling-calendar.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import css from './meeting-part.module.css'

interface Props {
  order: Order
  schedules: Schedules
}

/** The free days of an agent, the times of the one chosen, and the button that books one. */
export function ChooseTime({ order, schedules }: Props) {
  const { validDates, slots } = schedules
  const [start, setStart] = useState<string | null>(null)
  const { book, busy, problem } = useBooking(order)
  const chosen = start !== null && slots.includes(start) ? start : null

  if (validDates.length === 0)
    return (
      <Empty hint="Your order is not affected. Check again in a few days for new times.">
        {order.agent.full_name} has no free time in the next three months.
      </Empty>
    )
  return (
    <form
      className={css.form}
      aria-label="Choose a time"
      method="post"
      ref={listens}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && !busy) void book(chosen)
      }}
    >
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <TimeChoice
        schedules={schedules}
        chosen={chosen}
        onChoose={setStart}
        other={order.agent.full_name}
        there={schedules.timezone?.name}
      />
      <div className={css.end}>
        <ChosenTime chosen={chosen} />
        <Button type="submit" busy={busy} disabled={!chosen}>
          Book this time
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  schedules: Schedules
  chosen: string | null
  onChoose: (slot: string | null) => void
  other: string
  /** The zone of the other side; unknown unless told. */
  there?: string | null | undefined
}

/** The free days, and the times of the one chosen. */
export function TimeChoice({ schedules, chosen, onChoose, other, there }: ChoiceProps) {
  const { window, validDates, slots } = schedules
  const here = useHere()
  const [day, setDay] = useState<Day | null>(null)
  const shown = day !== null && validDates.includes(day) ? day : validDates[0]
  if (!shown) return null
  return (
    <div className={css.choice}>
      <SchedulingCalendar
        key={validDates.join()}
        label="Free days"
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
      />
    </div>
  )
}

/** What is chosen, in words. */
export function ChosenTime({ chosen }: { chosen: string | null }) {
  const here = useHere()
  const clockIn = useClockIn()
  return (
    <p aria-live="polite">
      {chosen
        ? `${fullDay(dayIn(chosen, here))}, ${clockIn(chosen, here)}, your time`
        : 'Choose a time to continue'}
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
}

/** Each time on both clocks. */
function Times({ day, slots, chosen, onChoose, other, there }: TimesProps) {
  const here = useHere()
  const clockIn = useClockIn()
  const apart = !isSameZone(here, there)
  return (
    <fieldset className={css.times}>
      <legend>{fullDay(day)}</legend>
      <ClockSwitch />
      <p className={css.note}>
        {apart
          ? `Times are yours, in ${zoneWords(here)}. Below each is the time of ${other}, in ${zoneWords(there)}.`
          : `Your time, in ${zoneWords(here)}; ${other} is in the same zone.`}
      </p>
      <div className={css.slots}>
        {slots.map((slot) => (
          <label key={slot} className={css.slot}>
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
                  <span data-hidden> in {zoneWords(there)}</span>
                </small>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const dayWords = (slot: string, there: string, day: Day) =>
  dayIn(slot, there) > day ? 'next day' : 'day before'

function useBooking({ uuid, agent }: Order) {
  const queries = useQueryClient()
  const [keys] = useState(actionKeys)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function book(start: string) {
    setBusy(true)
    setProblem(null)
    try {
      const { data } = await browserApi(
        'POST /orders/{uuid}/schedule',
        { params: { uuid }, body: { start } },
        { idempotencyKey: keys.keyFor({ start }) },
      )
      keys.settle()
      queries.setQueryData(orderScheduleQuery(uuid).queryKey, data)
      toast.success(`Your meeting with ${agent.full_name} is booked`)
      await ordersChanged(queries)
    } catch (error) {
      keys.settle(error)
      setProblem(sentenceOf(error, 'Error occurred, try again'))
      // Somebody else was faster, or it is booked in another tab: what is free now is shown.
      if (error instanceof ApiError && error.status === 409)
        await Promise.all([
          queries.invalidateQueries(orderTimesQuery(uuid)),
          queries.invalidateQueries(orderScheduleQuery(uuid)),
        ])
    } finally {
      setBusy(false)
    }
  }

  return { book, busy, problem }
}
