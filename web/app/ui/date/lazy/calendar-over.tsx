import { LOCALE } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { placeUnder } from '../../choice/lazy/place-at.ts'
import { returnFocus } from '../../choice/lazy/return-focus.ts'
import { classes } from '../../text/classes.ts'
import { Icon } from '../../text/icon.tsx'
import styles from './calendar.module.css'
import { calendarLocale } from './calendar-locale.ts'
import type { PickerProps } from './date-parts.tsx'

interface CalendarOverProps extends Pick<PickerProps, 'box' | 'wantsCalendar' | 'labelId'> {
  children: (close: () => void) => ReactNode
}

/** The button that opens the calendar, and what it opens: months, weekdays and arrow keys go by the language of the page. */
export function CalendarOver({ box, wantsCalendar, labelId, children }: CalendarOverProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(wantsCalendar)
  function change(open: boolean) {
    setOpen(open)
    if (!open) returnFocus(opener)
  }
  return (
    <I18nProvider locale={calendarLocale(LOCALE)}>
      <DialogTrigger isOpen={isOpen} onOpenChange={change}>
        <Button ref={opener} aria-label={t('Open the calendar')} className={classes(styles.opener)}>
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
