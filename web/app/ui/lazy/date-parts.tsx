import { parseDate } from '@internationalized/date'
import type { ReactNode, Ref, RefObject } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateInput, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import type { Day } from '../calendar-days.ts'
import { classes } from '../classes.ts'
import type { DateLimits } from '../date-rules.ts'
import { Icon } from '../icon.tsx'
import styles from './calendar.module.css'
import { placeUnder } from './place-at.ts'

/** What the plain form hands over to its picker. */
export interface PickerProps extends DateLimits {
  box: RefObject<HTMLElement | null>
  hadFocus: boolean
  wantsCalendar: boolean
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

/** The same, in the words of React Aria. */
export const pickerProps = ({ min, max, isDateUnavailable, ...props }: PickerProps) => ({
  className: classes(styles.root),
  ...(min && { minValue: parseDate(min) }),
  ...(max && { maxValue: parseDate(max) }),
  ...(isDateUnavailable && {
    isDateUnavailable: (date: { toString(): string }) => isDateUnavailable(date.toString().slice(0, 10)),
  }),
  'aria-labelledby': props.labelId,
  ...(props.describedBy && { 'aria-describedby': props.describedBy }),
  isInvalid: props.invalid,
  isRequired: props.required,
  validationBehavior: 'aria' as const,
  autoFocus: props.hadFocus && !props.wantsCalendar,
  defaultOpen: props.wantsCalendar,
  firstDayOfWeek: 'sun' as const,
  // As the browser's own date input writes it, so that nothing moves in the swap.
  shouldForceLeadingZeros: true,
})

export const parsed = (day: Day | '') => (day ? parseDate(day) : null)

export function Segments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput className={classes(styles.segments)} {...(slot && { slot })}>
      {(segment) => <DateSegment segment={segment} className={classes(styles.segment)} />}
    </DateInput>
  )
}

export const Opener = ({ ref }: { ref: Ref<HTMLButtonElement> }) => (
  <Button ref={ref} className={classes(styles.opener)}>
    <Icon name="calendar" />
  </Button>
)

interface PopoverProps {
  box: RefObject<HTMLElement | null>
  children: ReactNode
}

export const CalendarPopover = ({ box, children }: PopoverProps) => (
  <Popover className={classes(styles.popover)} {...placeUnder(box)}>
    <Dialog className={classes(styles.dialog)}>{children}</Dialog>
  </Popover>
)
