import { t } from '@sojourn/contract/words/t'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import styles from './banner.module.css'

interface Props {
  tone?: 'info' | 'warning'
  children: ReactNode
  /** A quiet button or a link. */
  action?: ReactNode
  /** A few words: one line on a phone too. */
  slim?: boolean
  /** May be put away until the page is opened again. */
  dismissible?: boolean
  onDismiss?: () => void
}

/** One sentence above a page, and what to do about it. */
export function Banner({ tone = 'info', children, action, slim, dismissible, onDismiss }: Props) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return (
    <aside className={classes(styles.banner, styles[tone], slim && styles.slim)} aria-labelledby={id}>
      <Icon name={tone} className={styles.mark} />
      <div id={id} className={styles.words}>
        {children}
      </div>
      <div className={styles.ends}>
        {action && <div className={styles.action}>{action}</div>}
        {dismissible && (
          <IconButton
            icon="close"
            label={t('Dismiss')}
            onClick={() => {
              setDismissed(true)
              onDismiss?.()
            }}
          />
        )}
      </div>
    </aside>
  )
}
