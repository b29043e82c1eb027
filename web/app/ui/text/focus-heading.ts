/** The page is read, and tabbed through, from its heading on. */
export function focusHeading(place: ParentNode = document) {
  const heading = place.querySelector<HTMLElement>('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
