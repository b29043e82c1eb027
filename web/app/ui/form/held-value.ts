/**
 * The plain control stays in the form when the hard part takes its place: it holds the value, and what comes to it
 * (a click on the label, the focus of a first error) is passed on. Forms and drafts notice a change as if it were typed.
 */
export function holdValue(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null,
  value: string,
) {
  if (!control || control.value === value) return
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

export const heldProps = { 'aria-hidden': true, 'data-hidden': true, tabIndex: -1 } as const

export const hasFocus = (element: Element | null) => element?.contains(document.activeElement) === true

/** Focus goes to the first thing inside that takes it, unless it went somewhere of its own will. */
export function focusInside(element: Element | null, selector: string) {
  element?.querySelector<HTMLElement>(selector)?.focus()
}
