import type { RefObject } from 'react'

/**
 * After a popover closes the focus belongs to what opens it. React Aria gives it back by itself, except where the
 * opener of the plain form was replaced meanwhile: then it would fall to the page.
 */
export function returnFocus(opener: RefObject<HTMLElement | null>) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) opener.current?.focus()
    }),
  )
}
