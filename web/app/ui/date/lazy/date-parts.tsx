import { parseDate } from '@internationalized/date'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { placeUnder } from '../../choice/lazy/place-at.ts'
import { returnFocus } from '../../choice/lazy/return-focus.ts'
import { classes } from '../../text/classes.ts'
import { Icon } from '../../text/icon.tsx'
import type { Day } from '../calendar-days.ts'
import type { DateLimits } from '../date-rules.ts'
import { useWeekStart } from '../week-start.ts'
import styles from './calendar.module.css'

/** What the line one types into hands over to its calendar. */
export interface PickerProps extends DateLimits {
  box: RefObject<HTMLElement | null>
  wantsCalendar: boolean
  labelId: string
}

const WEEKDAY_NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** The same, in the words of React Aria. */
export function useCalendarProps({ min, max, isDateUnavailable, labelId }: PickerProps) {
  const firstDayOfWeek = WEEKDAY_NAMES[useWeekStart()]
  return {
    ...(min && { minValue: parseDate(min) }),
    ...(max && { maxValue: parseDate(max) }),
    ...(isDateUnavailable && {
      isDateUnavailable: (date: { toString(): string }) => isDateUnavailable(date.toString().slice(0, 10)),
    }),
    ...(firstDayOfWeek && { firstDayOfWeek }),
    'aria-labelledby': labelId,
    autoFocus: true,
  }
}

export const parsed = (day: Day | '') => (day ? parseDate(day) : null)

interface CalendarOverProps extends Pick<PickerProps, 'box' | 'wantsCalendar' | 'labelId'> {
  children: (close: () => void) => ReactNode
}

/** The button that opens the calendar, and what it opens. Its words are English, as is the page. */
export function CalendarOver({ box, wantsCalendar, labelId, children }: CalendarOverProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(wantsCalendar)
  function change(open: boolean) {
    setOpen(open)
    if (!open) returnFocus(opener)
  }
  return (
    <I18nProvider locale="en-GB">
      <DialogTrigger isOpen={isOpen} onOpenChange={change}>
        <Button ref={opener} aria-label="Open the calendar" className={classes(styles.opener)}>
          <Icon name="calendar" />
        </Button>
        <Popover className={classes(styles.popover)} {...placeUnder(box)}>
          <Dialog className={classes(styles.dialog)} aria-labelledby={labelId}>
            {children(() => change(false))}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </I18nProvider>
  )
}
