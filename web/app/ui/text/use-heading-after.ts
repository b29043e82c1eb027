import { useEffect, useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

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
