import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { focusHeading } from '../ui/text/focus-heading.ts'

/** Another page is read, and tabbed through, from its heading on. A field or a dialog that has the focus keeps it. */
export function useFocusOfPage(pathname: string, isSample = false) {
  // A step from a page of another frame, such as from paying, is one as well; a page that is opened or gone back to is not.
  const isOpened = useNavigationType() === 'POP'
  const last = useRef(isOpened ? pathname : null)
  useEffect(() => {
    if (isSample || last.current === pathname) return
    last.current = pathname
    const main = document.getElementById('content')
    if (!main || location.hash || main.contains(document.activeElement)) return
    if (document.querySelector('dialog[open]')) return
    if (!focusHeading(main)) main.focus({ preventScroll: true })
  }, [pathname, isSample])
}
