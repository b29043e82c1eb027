import type { CalendarDate } from '@internationalized/date'
import { fullDay, shortDay } from '@sojourn/contract/moments'
import { useRef } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker } from 'react-aria-components/DatePicker'
import { DateRangePicker } from 'react-aria-components/DateRangePicker'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import type { Day } from '../calendar-days.ts'
import { classes } from '../classes.ts'
import styles from './calendar.module.css'
import { CalendarHead, CalendarWeeks } from './calendar-parts.tsx'
import { CalendarPopover, Opener, type PickerProps, parsed, pickerProps, Segments } from './date-parts.tsx'
import { pageLocale } from './page-locale.ts'
import { returnFocus } from './return-focus.ts'

interface Props extends PickerProps {
  range: readonly [start: Day | '', end: Day | '']
  startLocked: boolean
  onChange: (start: Day | '', end: Day | '') => void
}

export default function LazyDateRangePicker({ startLocked, ...props }: Props) {
  return (
    <I18nProvider locale={pageLocale()}>
      {startLocked ? <EndPicker {...props} /> : <RangePicker {...props} />}
    </I18nProvider>
  )
}

type PartProps = Omit<Props, 'startLocked'>

function RangePicker({ range: [start, end], onChange, ...props }: PartProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [from, to] = [parsed(start), parsed(end)]
  return (
    <DateRangePicker<CalendarDate>
      {...pickerProps(props)}
      defaultValue={from && to && { start: from, end: to }}
      onChange={(range) => onChange(range?.start.toString() ?? '', range?.end.toString() ?? '')}
      onOpenChange={(open) => !open && returnFocus(opener)}
    >
      <Group className={classes(styles.group)}>
        <div className={styles.pair}>
          <Segments slot="start" />
          <span aria-hidden="true">–</span>
          <Segments slot="end" />
        </div>
        <Opener ref={opener} />
      </Group>
      <CalendarPopover box={props.box}>
        <RangeCalendar className={classes(styles.range)}>
          <CalendarHead />
          <CalendarWeeks legend={props.isDateUnavailable !== undefined} />
        </RangeCalendar>
      </CalendarPopover>
    </DateRangePicker>
  )
}

/** The start lies in the past and stays there; only the end moves. */
function EndPicker({ range: [start, end], onChange, ...props }: PartProps) {
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <DatePicker<CalendarDate>
      {...pickerProps(props)}
      defaultValue={parsed(end)}
      onChange={(date) => onChange(start, date?.toString() ?? '')}
      onOpenChange={(open) => !open && returnFocus(opener)}
    >
      <Group className={classes(styles.group)}>
        <div className={styles.pair}>
          <span className={styles.locked}>
            <span data-hidden>From {fullDay(start)}, which cannot be changed, to</span>
            <span aria-hidden="true">{shortDay(start)}</span>
          </span>
          <span aria-hidden="true">–</span>
          <Segments />
        </div>
        <Opener ref={opener} />
      </Group>
      <CalendarPopover box={props.box}>
        <Calendar>
          <CalendarHead />
          <CalendarWeeks legend={props.isDateUnavailable !== undefined} />
        </Calendar>
      </CalendarPopover>
    </DatePicker>
  )
}
