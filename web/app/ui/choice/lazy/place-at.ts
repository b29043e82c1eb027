import type { RefObject } from 'react'

type Box = RefObject<HTMLElement | null>

/** A modal dialog lies above the page and closes it off: what belongs to it must open inside. */
function portalOf(box: Box) {
  const dialog = box.current?.closest('dialog')
  return dialog ? { UNSTABLE_portalContainer: dialog } : {}
}

/** Under the whole field. */
export const placeUnder = (box: Box) => ({
  triggerRef: box,
  placement: 'bottom start' as const,
  offset: 6,
  ...portalOf(box),
})

export const placeAt = (box: Box) => ({
  ...placeUnder(box),
  style: () => ({ width: box.current?.offsetWidth }),
})
