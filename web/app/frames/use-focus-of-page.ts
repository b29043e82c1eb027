import { useEffect, useRef } from 'react'

/** Another page is read, and tabbed through, from its heading on. A field or a dialog that has the focus keeps it. */
export function useFocusOfPage(pathname: string, isSample = false) {
  const last = useRef(pathname)
  useEffect(() => {
    if (isSample || last.current === pathname) return
    last.current = pathname
    const main = document.getElementById('content')
    if (!main || location.hash || main.contains(document.activeElement)) return
    if (document.querySelector('dialog[open]')) return
    const heading = main.querySelector<HTMLElement>('h1')
    if (heading) heading.tabIndex = -1
    const start = heading ?? main
    start.focus({ preventScroll: true })
  }, [pathname, isSample])
}
