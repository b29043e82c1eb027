import { Calendar } from 'react-aria-components/Calendar'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { classes } from '../../text/classes.ts'
import type { Day } from '../calendar-days.ts'
import styles from './calendar.module.css'
import { CalendarHead } from './calendar-head.tsx'
import { CalendarOver } from './calendar-over.tsx'
import { CalendarWeeks } from './calendar-parts.tsx'
import { type PickerProps, parsed, useCalendarProps } from './date-parts.tsx'

interface Props extends PickerProps {
  range: readonly [start: Day | '', end: Day | '']
  /** The start lies in the past and stays there; only the end moves. */
  startLocked: boolean
  onChange: (start: Day, end: Day) => void
}

/** The calendar of two days. */
export default function LazyDateRangePicker({ range, startLocked, onChange, ...props }: Props) {
  const calendar = useCalendarProps(props)
  const [start, end] = range
  const [from, to] = [parsed(start), parsed(end)]
  const month = (
    <>
      <CalendarHead />
      <CalendarWeeks legend={props.isDateUnavailable !== undefined} />
    </>
  )
  return (
    <CalendarOver {...props}>
      {(close) => {
        function choose(first: Day, last: Day) {
          onChange(first, last)
          close()
        }
        return startLocked && start ? (
          <Calendar {...calendar} value={to} onChange={(date) => choose(start, date.toString())}>
            {month}
          </Calendar>
        ) : (
          <RangeCalendar
            {...calendar}
            className={classes(styles.range)}
            value={from && to && start <= end ? { start: from, end: to } : null}
            onChange={(chosen) => choose(chosen.start.toString(), chosen.end.toString())}
          >
            {month}
          </RangeCalendar>
        )
      }}
    </CalendarOver>
  )
}
