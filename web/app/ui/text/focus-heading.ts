import { useEffect, useRef } from 'react'

/** The page is read, and tabbed through, from its heading on. */
export function focusHeading(place: ParentNode = document) {
  const heading = place.querySelector<HTMLElement>('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** A step that takes away the button it was taken by leads to the heading; undefined is not known yet. */
export function useHeadingAfter(step: string | null | undefined) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    const isFirst = before.current === undefined
    before.current = step
    if (!isFirst && document.activeElement === document.body) focusHeading()
  }, [step])
}
