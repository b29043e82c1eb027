import type { CalendarDate } from '@internationalized/date'
import type { HTMLAttributes } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
} from 'react-aria-components/Calendar'
import { classes } from '../../text/classes.ts'
import { Icon } from '../../text/icon.tsx'
import { NOT_AVAILABLE } from '../selectable-date.ts'
import styles from './calendar.module.css'
import { HeadSelect } from './head-select.tsx'
import { YearSelect } from './year-select.tsx'

export function CalendarHead() {
  return (
    <header className={styles.head}>
      <Button slot="previous" className={classes(styles.arrow)}>
        <Icon name="chevron-left" />
      </Button>
      <CalendarMonthPicker format="long">
        {({ items, value, ...picker }) => <HeadSelect {...picker} value={Number(value)} choices={items} />}
      </CalendarMonthPicker>
      <YearSelect />
      <Button slot="next" className={classes(styles.arrow)}>
        <Icon name="chevron-right" />
      </Button>
    </header>
  )
}

/** The weeks of a month; a day that cannot be had says so to the eye and to the ear. */
export function CalendarWeeks({ legend }: { legend: boolean }) {
  return (
    <>
      <CalendarGrid className={classes(styles.grid)} weekdayStyle="short">
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

function DayCell({ date }: { date: CalendarDate }) {
  return (
    <CalendarCell
      date={date}
      className={classes(styles.day)}
      render={(cell, { isUnavailable }) => <div {...cell} {...(isUnavailable && unavailable(cell))} />}
    />
  )
}

const unavailable = ({ 'aria-label': day }: HTMLAttributes<HTMLElement>) => ({
  title: NOT_AVAILABLE,
  'aria-label': `${day}, ${NOT_AVAILABLE}`,
})
