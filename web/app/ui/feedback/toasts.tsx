import { t } from '@sojourn/contract/words/t'
import { useEffect, useRef } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { sayWhatWasLeft } from './toast-after-reload.ts'
import { pauseToasts, resumeToasts, type Toast, useToasts } from './toast-store.ts'
import styles from './toasts.module.css'

/** Fetched when somebody touches the page, so that a toast about a lost connection can be shown. */
const ToastMessages = lazyPart(() => import('./toast-messages.tsx'))

const Said = ({ toasts }: { toasts: readonly Toast[] }) => (
  <Waits>{toasts.length > 0 && <ToastMessages toasts={toasts} />}</Waits>
)

/** Where toasts appear; stands once in the root. Both live regions are there before anything is said. */
export function Toasts() {
  const toasts = useToasts()
  const ref = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id

  useEffect(sayWhatWasLeft, [])

  // Shown anew for each toast, so that it lies over a dialog opened since.
  useEffect(() => {
    if (newest === undefined) return
    ref.current?.hidePopover?.()
    ref.current?.showPopover?.()
  }, [newest])

  return (
    <section
      ref={ref}
      popover="manual"
      className={styles.stack}
      aria-label={t('Notifications')}
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      <div role="status" className={styles.live}>
        <Said toasts={toasts.filter(({ kind }) => kind === 'success')} />
      </div>
      <div role="alert" className={styles.live}>
        <Said toasts={toasts.filter(({ kind }) => kind === 'error')} />
      </div>
    </section>
  )
}
