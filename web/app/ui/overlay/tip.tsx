import { Icon } from '../text/icon.tsx'
import { Popover } from './popover.tsx'
import styles from './tip.module.css'

interface Props {
  /** An example is `About the fee`. */
  label: string
  children: string
}

/** A small explanation behind an i; a press opens it, so thumbs reach it too. */
export function Tip({ label, children }: Props) {
  return (
    <Popover
      label={label}
      trigger={<Icon name="info" size="s" />}
      triggerClass={styles.trigger}
      panelClass={styles.tip}
    >
      {children}
    </Popover>
  )
}
