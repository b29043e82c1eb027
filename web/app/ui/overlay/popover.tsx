import { type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent, useId } from 'react'
import { stopsIn } from '../list/arrow-keys.ts'
import { classes } from '../text/classes.ts'
import styles from './popover.module.css'

interface Props {
  /** The label follows the words that stand in the button. */
  label?: string | undefined
  trigger: ReactNode
  triggerClass?: string | undefined
  panelClass?: string | undefined
  /** The side of the button it lines up with. */
  align?: 'start' | 'end'
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

/** A button and the small sheet it opens: the browser's popover, so it works before any script. */
export function Popover(props: Props) {
  const { label, trigger, triggerClass, panelClass, align = 'start', onKeyDown, children } = props
  const id = useId()
  return (
    <span className={styles.whole}>
      <button
        type="button"
        popoverTarget={id}
        title={label}
        className={classes(styles.trigger, triggerClass)}
        onKeyDown={openWithArrow}
      >
        {trigger}
        {label && <span data-hidden>{label}</span>}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and presses inside bubble up to it */}
      <div
        id={id}
        popover="auto"
        className={classes(styles.panel, styles[align], panelClass)}
        onToggle={place}
        onKeyDown={onKeyDown}
        onClick={closeAfterChoice}
      >
        {children}
      </div>
    </span>
  )
}

/** The panel is put under its button by hand where the browser cannot anchor it in CSS. */
function place(event: ToggleEvent<HTMLElement>) {
  const panel = event.currentTarget
  if (event.newState !== 'open' || CSS.supports('position-area', 'block-end')) return
  const button = panel.previousElementSibling?.getBoundingClientRect()
  if (!button) return
  const left = panel.classList.contains(styles.end!) ? button.right - panel.offsetWidth : button.left
  const below = button.bottom + 4 + panel.offsetHeight <= innerHeight
  panel.style.left = `${Math.max(8, Math.min(left, innerWidth - panel.offsetWidth - 8))}px`
  panel.style.top = `${below ? button.bottom + 4 : Math.max(8, button.top - panel.offsetHeight - 4)}px`
}

function openWithArrow(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  const panel = event.currentTarget.nextElementSibling as HTMLElement
  panel.showPopover({ source: event.currentTarget } as never)
  stopsIn(panel)[0]?.focus()
}

/** Going somewhere or doing something closes it. */
function closeAfterChoice(event: MouseEvent<HTMLElement>) {
  const chosen = (event.target as HTMLElement).closest('a[href], button')
  if (chosen && !chosen.hasAttribute('data-stay')) event.currentTarget.hidePopover()
}
