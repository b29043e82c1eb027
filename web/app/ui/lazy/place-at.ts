import type { RefObject } from 'react'

type Box = RefObject<HTMLElement | null>

/** A modal dialog lies above the page and closes it off: what belongs to it must open inside. */
export function portalOf(box: Box) {
  const dialog = box.current?.closest('dialog')
  return dialog ? { UNSTABLE_portalContainer: dialog } : {}
}

/** Under the whole field and as wide as it. */
export const placeAt = (box: Box) => ({
  triggerRef: box,
  placement: 'bottom start' as const,
  style: () => ({ width: box.current?.offsetWidth }),
  ...portalOf(box),
})
