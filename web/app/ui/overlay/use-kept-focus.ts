import { type FocusEvent, useEffect, useRef } from 'react'

/** For a part whose buttons come and go: when one that has the focus is taken away, the part has it, not the page. */
export function useKeptFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) part.current?.focus()
  })
  return {
    ref: part,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      last.current = target
    },
    // Without a target it was taken away, and is still to be looked after.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = null
    },
  }
}
