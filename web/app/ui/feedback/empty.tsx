import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import styles from './empty.module.css'

interface Props {
  /** One sentence. */
  children?: ReactNode
  hint?: ReactNode
  /** One button. */
  action?: ReactNode
}

/** A blank visa page: nothing is here yet, and what to do about it. */
export function Empty({ children = t('Your request results will be displayed here'), hint, action }: Props) {
  return (
    <div className={styles.page}>
      <svg className={styles.seal} viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="45" />
        <circle cx="48" cy="48" r="33" />
        <path d="M30 42h36M30 54h36" />
      </svg>
      <p className={styles.sentence}>{children}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
