import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { classes } from '../text/classes.ts'
import styles from './skeleton.module.css'

interface Props {
  shape?: 'line' | 'title' | 'circle' | 'block'
  /** How much of the width; lines of one paragraph differ. */
  width?: 'full' | 'long' | 'half' | 'short'
}

/** The shape of what is about to come. Put several into one Loading. */
export function Skeleton({ shape = 'line', width = 'full' }: Props) {
  return <span className={classes(styles.bone, styles[shape], styles[width])} aria-hidden="true" />
}

/** Says once that something loads, around the skeletons of its shape; shown only after 150 ms. */
export function Loading({ children, label = t('Loading') }: { children: ReactNode; label?: string }) {
  return (
    <div className={styles.loading} role="status" aria-label={label}>
      {children}
    </div>
  )
}
