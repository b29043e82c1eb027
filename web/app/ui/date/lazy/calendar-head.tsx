import { Button } from 'react-aria-components/Button'
import { CalendarMonthPicker } from 'react-aria-components/Calendar'
import { classes } from '../../text/classes.ts'
import { Icon } from '../../text/icon.tsx'
import styles from './calendar.module.css'
import { HeadSelect } from './head-select.tsx'
import { YearSelect } from './year-select.tsx'

/** The month and the year that are shown, and the ways to others. */
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
