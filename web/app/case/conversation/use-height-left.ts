import { type RefObject, useLayoutEffect } from 'react'

/** Fills the window from where the part begins, whatever stands above it. */
export function useHeightLeft(part: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const fit = () => {
      const box = part.current
      if (box) box.style.setProperty('--above', `${Math.round(box.getBoundingClientRect().top + scrollY)}px`)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [part])
}
