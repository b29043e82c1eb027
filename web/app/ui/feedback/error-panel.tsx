import { t } from '@sojourn/contract/words/t'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, isBusy, sentenceOf } from '../../api/api-error.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../text/icon.tsx'
import styles from './error-panel.module.css'
import { toast } from './toast-store.ts'

/** The answer of a query's `refetch` says whether it failed again. */
export type Retry = () => unknown

interface Props {
  title?: ReactNode
  /** It names the part that failed, where there are several. */
  children?: ReactNode
  /** The server’s own sentence about it is read, too. */
  error?: unknown
  /** Without it, what the page shows is asked for again. */
  onRetry?: Retry
  /** A retry that took the panel away failed. */
  hasFailedAgain?: boolean
  requestId?: string | null | undefined
}

/** A part of a page that failed: what happened, and Retry. */
export function ErrorPanel(props: Props) {
  const { title = t('Oops! Something Went Wrong'), children, error } = props
  const said = sentenceOf(error, children ? '' : t('Please try again later'))
  const requestId = props.requestId ?? requestOf(error)
  const { revalidate, state } = useRevalidator()
  const [hasFailed, setFailedAgain] = useState(false)
  const failedAgain = hasFailed || props.hasFailedAgain
  async function retry() {
    if (!props.onRetry) return revalidate()
    const failed = isFailure(await props.onRetry())
    setFailedAgain(failed)
    if (failed) toast.error(t('Retry failed.'))
  }
  return (
    <div className={styles.panel} role="alert">
      <span className={styles.mark}>
        <Icon name="error" size="l" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <p>{children}</p>}
        {said && <p>{said}</p>}
        {failedAgain && <p className={styles.again}>{t('Retry failed.')}</p>}
        {requestId && <p className={styles.id}>{t('Request {id}', { id: requestId })}</p>}
      </div>
      <Button variant="secondary" icon="refresh" busy={state === 'loading'} onClick={() => void retry()}>
        {t('Retry')}
      </Button>
    </div>
  )
}

/** Nobody looks into a call that a busy server sent away. */
const requestOf = (error: unknown) => (error instanceof ApiError && !isBusy(error) ? error.requestId : null)

const isFailure = (result: unknown) =>
  typeof result === 'object' && result !== null && 'isError' in result && result.isError === true
