import { useEffect, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import { sayWhatWasLeft } from './toast-after-reload.ts'
import { dismissToast, pauseToasts, resumeToasts, type Toast, useToasts } from './toast-store.ts'
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
      aria-label="Notifications"
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      <div role="status" className={styles.live}>
        <Messages toasts={toasts.filter(({ kind }) => kind === 'success')} />
      </div>
      <div role="alert" className={styles.live}>
        <Messages toasts={toasts.filter(({ kind }) => kind === 'error')} />
      </div>
    </section>
  )
}

function Messages({ toasts }: { toasts: readonly Toast[] }) {
  return toasts.map(({ id, kind, text }) => (
    <div key={id} className={classes(styles.toast, styles[kind])}>
      <Icon name={kind === 'success' ? 'check' : 'error'} className={styles.mark} />
      <p className={styles.text}>{text}</p>
      <IconButton icon="close" label="Dismiss" className={styles.close} onClick={() => dismissToast(id)} />
    </div>
  ))
}
