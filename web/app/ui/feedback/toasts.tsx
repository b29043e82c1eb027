import { t } from '@sojourn/contract/words/t'
import { useEffect, useRef } from 'react'
import { sayWhatWasLeft } from './toast-after-reload.ts'
import { ToastMessages } from './toast-messages.tsx'
import { pauseToasts, resumeToasts, useToasts } from './toast-store.ts'
import styles from './toasts.module.css'

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
      <ToastMessages role="status" toasts={toasts.filter(({ kind }) => kind === 'success')} />
      <ToastMessages role="alert" toasts={toasts.filter(({ kind }) => kind === 'error')} />
    </section>
  )
}
