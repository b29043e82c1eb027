import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from './button.tsx'
import styles from './error-panel.module.css'
import { Icon } from './icon.tsx'

interface Props {
  title?: ReactNode
  children?: ReactNode
  /** Without it, what the page shows is asked for again. */
  onRetry?: () => void
  requestId?: string | null | undefined
}

/** A part of a page that failed: what happened, and Retry. */
export function ErrorPanel(props: Props) {
  const { title = 'Oops! Something Went Wrong', children = 'Please try again later', requestId } = props
  const { revalidate, state } = useRevalidator()
  return (
    <div className={styles.panel} role="alert">
      <span className={styles.mark}>
        <Icon name="error" size="l" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{children}</p>
        {requestId && <p className={styles.id}>Request {requestId}</p>}
      </div>
      <Button
        variant="secondary"
        icon="refresh"
        busy={state === 'loading'}
        onClick={props.onRetry ?? (() => void revalidate())}
      >
        Retry
      </Button>
    </div>
  )
}
