/** A page that is there anew is read, and tabbed through, from its heading on. */
export function focusTitle(main: HTMLElement) {
  const heading = main.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  const start = heading ?? main
  start.focus({ preventScroll: true })
}
