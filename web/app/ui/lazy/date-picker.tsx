import type { CalendarDate } from '@internationalized/date'
import { useRef } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { Day } from '../calendar-days.ts'
import { classes } from '../classes.ts'
import styles from './calendar.module.css'
import { CalendarHead, CalendarWeeks } from './calendar-parts.tsx'
import { CalendarPopover, Opener, type PickerProps, parsed, pickerProps, Segments } from './date-parts.tsx'
import { pageLocale } from './page-locale.ts'
import { returnFocus } from './return-focus.ts'

interface Props extends PickerProps {
  day: Day | ''
  onChange: (day: Day | '') => void
}

export default function LazyDatePicker({ day, onChange, ...props }: Props) {
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <I18nProvider locale={pageLocale()}>
      <DatePicker<CalendarDate>
        {...pickerProps(props)}
        defaultValue={parsed(day)}
        onChange={(date) => onChange(date?.toString() ?? '')}
        onOpenChange={(open) => !open && returnFocus(opener)}
      >
        <Group className={classes(styles.group)}>
          <Segments />
          <Opener ref={opener} />
        </Group>
        <CalendarPopover box={props.box}>
          <Calendar>
            <CalendarHead />
            <CalendarWeeks legend={props.isDateUnavailable !== undefined} />
          </Calendar>
        </CalendarPopover>
      </DatePicker>
    </I18nProvider>
  )
}
