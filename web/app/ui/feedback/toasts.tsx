import { t } from '@sojourn/contract/words/t'
import { useEffect, useRef, useState } from 'react'
import { sayWhatWasLeft } from './toast-after-reload.ts'
import { ToastMessages } from './toast-messages.tsx'
import { pauseToasts, resumeToasts, startToasts, useToasts } from './toast-store.ts'
import styles from './toasts.module.css'

/** The stack of toasts. Both live regions are there before anything is said, so that it is read out. */
export function Toasts() {
  const said = useToasts()
  const [isThere, setThere] = useState(false)
  const toasts = isThere ? said : []
  const ref = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id

  useEffect(sayWhatWasLeft, [])
  useEffect(() => setThere(true), [])
  useEffect(startToasts, [])

  // Shown anew for each toast and over each dialog that opens while one is read.
  useEffect(() => {
    if (newest === undefined) return
    showOverAll(ref.current)
    const over = ({ target, newState }: ToggleEvent) => {
      if (target instanceof HTMLDialogElement && newState === 'open') showOverAll(ref.current)
    }
    document.addEventListener('toggle', over, true)
    return () => document.removeEventListener('toggle', over, true)
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

function showOverAll(stack: HTMLElement | null) {
  stack?.hidePopover?.()
  stack?.showPopover?.()
}
