import type { ReactNode } from 'react'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import type { IconName } from '../text/icon-names.ts'
import styles from './pill.module.css'

export type Tone = 'plain' | 'action' | 'stamp' | 'success' | 'warning' | 'danger'

interface Props {
  tone?: Tone
  icon?: IconName
  children: ReactNode
}

/** A word about a thing: its category, its state. Colour never speaks alone, so give states an icon. */
export function Pill({ tone = 'plain', icon, children }: Props) {
  return (
    <span className={classes(styles.pill, styles[tone])}>
      {icon && <Icon name={icon} size="s" />}
      <span className={styles.text}>{children}</span>
    </span>
  )
}
