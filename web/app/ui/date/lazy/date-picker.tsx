import { Calendar } from 'react-aria-components/Calendar'
import type { Day } from '../calendar-days.ts'
import { CalendarHead } from './calendar-head.tsx'
import { CalendarOver } from './calendar-over.tsx'
import { CalendarWeeks } from './calendar-parts.tsx'
import { type PickerProps, parsed, useCalendarProps } from './date-parts.tsx'

interface Props extends PickerProps {
  day: Day | ''
  onChange: (day: Day) => void
}

/** The calendar of a date field. */
export default function LazyDatePicker({ day, onChange, ...props }: Props) {
  const calendar = useCalendarProps(props)
  return (
    <CalendarOver {...props}>
      {(close) => (
        <Calendar
          {...calendar}
          value={parsed(day)}
          onChange={(date) => {
            onChange(date.toString())
            close()
          }}
        >
          <CalendarHead />
          <CalendarWeeks legend={props.isDateUnavailable !== undefined} />
        </Calendar>
      )}
    </CalendarOver>
  )
}
