import { LANGUAGE } from '@sojourn/contract/words/language'
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { classes } from '../../text/classes.ts'
import { NOT_AVAILABLE } from '../selectable-date.ts'
import styles from './calendar.module.css'
import { DayCell } from './day-cell.tsx'

/** Arabic has whole names only, too long for seven columns of a phone, and a letter for each day. */
const WEEKDAYS = LANGUAGE === 'ar' ? 'narrow' : 'short'

/** The weeks of a month; a day that cannot be had says so to the eye and to the ear. */
export function CalendarWeeks({ legend }: { legend: boolean }) {
  return (
    <>
      <CalendarGrid className={classes(styles.grid)} weekdayStyle={WEEKDAYS}>
        <CalendarGridHeader>
          {(weekday) => (
            <CalendarHeaderCell className={classes(styles.weekday)}>{weekday}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <DayCell date={date} />}</CalendarGridBody>
      </CalendarGrid>
      {legend && (
        <p className={styles.legend} aria-hidden="true">
          <s>12</s> {NOT_AVAILABLE}
        </p>
      )}
    </>
  )
}
