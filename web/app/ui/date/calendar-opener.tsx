import { t } from '@sojourn/contract/words/t'
import type { RefObject } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import styles from './date-input.module.css'

interface Props {
  /** Told to the calendar, which opens as soon as it is there. */
  wants: RefObject<boolean>
  load: () => unknown
}

/** Stands for the calendar until that is loaded. */
export const CalendarOpener = ({ wants, load }: Props) => (
  <IconButton
    icon="calendar"
    label={t('Open the calendar')}
    className={styles.opener}
    onPointerEnter={load}
    onClick={() => {
      wants.current = true
      load()
    }}
  />
)
