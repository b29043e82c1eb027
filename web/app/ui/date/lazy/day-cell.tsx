import type { CalendarDate } from '@internationalized/date'
import type { HTMLAttributes } from 'react'
import { CalendarCell } from 'react-aria-components/Calendar'
import { classes } from '../../text/classes.ts'
import { listed } from '../../text/listed.ts'
import { NOT_AVAILABLE } from '../selectable-date.ts'
import styles from './calendar.module.css'

/** One day of a month. */
export function DayCell({ date }: { date: CalendarDate }) {
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
  'aria-label': day && listed([day, NOT_AVAILABLE]),
})
