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
  CalendarYearPicker,
  type CalendarYearPickerAria,
} from 'react-aria-components/Calendar'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { NOT_AVAILABLE } from '../selectable-date.ts'
import styles from './calendar.module.css'

/** Ten years before, the present one, ten years after. */
const VISIBLE_YEARS = 21

export function CalendarHead() {
  return (
    <header className={styles.head}>
      <Button slot="previous" className={classes(styles.arrow)}>
        <Icon name="chevron-left" />
      </Button>
      <CalendarMonthPicker format="long">{(picker) => <Picker {...picker} />}</CalendarMonthPicker>
      <CalendarYearPicker visibleYears={VISIBLE_YEARS}>
        {(picker) => <Picker {...picker} />}
      </CalendarYearPicker>
      <Button slot="next" className={classes(styles.arrow)}>
        <Icon name="chevron-right" />
      </Button>
    </header>
  )
}

type PickerProps = Omit<CalendarYearPickerAria, 'items'> & { items: { id: number; formatted: string }[] }

function Picker({ value, onChange, items, ...label }: PickerProps) {
  return (
    <span className={styles.picker}>
      <select
        {...label}
        value={String(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {items.map(({ id, formatted }) => (
          <option key={id} value={id}>
            {formatted}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="s" className={styles.chevron} />
    </span>
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
