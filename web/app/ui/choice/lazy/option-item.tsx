import { ListBoxItem } from 'react-aria-components/ListBox'
import { classes } from '../../text/classes.ts'
import { Flag } from '../../text/flag.tsx'
import { Icon } from '../../text/icon.tsx'
import type { Option } from '../option-search.ts'
import styles from './list.module.css'

/** Beside a country stands its dial code, whose plus comes first in every language. */
export function OptionItem({ option, aside }: { option: Option; aside?: string }) {
  return (
    <ListBoxItem id={option.value} textValue={option.label} className={classes(styles.option)}>
      {({ isSelected }) => (
        <>
          {option.flag && <Flag country={option.flag} />}
          <span className={styles.label}>{option.label}</span>
          {aside && (
            <span className={styles.aside} dir="ltr">
              {aside}
            </span>
          )}
          {isSelected && <Icon name="check" size="s" />}
        </>
      )}
    </ListBoxItem>
  )
}
