import { t } from '@sojourn/contract/words/t'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../text/classes.ts'
import styles from './modal.module.css'
import { useKeptFocus } from './use-kept-focus.ts'

export interface ModalProps {
  open: boolean
  /** Requested by Esc, the cross or a press beside it; set `open` to false then, or it stays. */
  onClose: () => void
  title: ReactNode
  /** Buttons, at the bottom. */
  actions?: ReactNode
  size?: 'm' | 'l'
  /** At the side, as high as the window. */
  drawer?: boolean
  /** The modal is as high before everything is known as it is afterwards: what is more than that is scrolled to. */
  steady?: boolean
  children: ReactNode
}

/** The browser's dialog: it traps the focus, gives it back and lies over everything. */
export function Modal({ open, onClose, title, actions, size = 'm', drawer, steady, children }: ModalProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const { ref: heading, onFocus, onBlur } = useKeptFocus<HTMLHeadingElement>()
  const pressedBeside = useRef(false)
  const [wasOpen, setWasOpen] = useState(open)
  // A second Esc closes a dialog whatever we say: one that has to stay is shown again.
  const [closings, setClosings] = useState(0)
  if (open && !wasOpen) setWasOpen(true)

  useShownWhile(open, { dialog: ref, heading, closings })

  const isBeside = (event: PointerEvent | MouseEvent) => event.target === event.currentTarget

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key for it
    <dialog
      ref={ref}
      className={classes(styles.modal, styles[size], drawer && styles.drawer, steady && styles.steady)}
      aria-labelledby={id}
      onFocus={onFocus}
      onBlur={onBlur}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // A question asked over this dialog closes by itself.
        if (event.target !== event.currentTarget || !open) return
        setClosings((count) => count + 1)
        onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event)
      }}
      onClick={(event) => isBeside(event) && pressedBeside.current && onClose()}
    >
      {(open || wasOpen) && (
        <div className={styles.sheet}>
          <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <div className={styles.content}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
          <IconButton icon="close" label={t('Close')} className={styles.close} onClick={onClose} />
        </div>
      )}
    </dialog>
  )
}

interface Shown {
  dialog: RefObject<HTMLDialogElement | null>
  heading: RefObject<HTMLElement | null>
  closings: number
}

function useShownWhile(open: boolean, { dialog: ref, heading, closings }: Shown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a closing that was not ours counts too
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) {
      holdScrollbarsPlace()
      dialog?.showModal()
      // The content is still to come: the dialog is read, and tabbed through, from its heading on.
      if (document.activeElement === dialog?.firstElementChild?.lastElementChild) heading.current?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open, closings])
}

/** The page behind does not scroll, and does not jump either when its scrollbar goes. */
function holdScrollbarsPlace() {
  const page = document.documentElement
  if (document.querySelector('dialog:modal')) return
  page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`)
}
