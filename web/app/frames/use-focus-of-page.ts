import { useEffect, useRef } from 'react'
import { focusTitle } from '../layouts/page/focus-title.ts'

/** Another page is read, and tabbed through, from its heading on. A field or a dialog that has the focus keeps it. */
export function useFocusOfPage(pathname: string, isSample = false) {
  const last = useRef(pathname)
  useEffect(() => {
    if (isSample || last.current === pathname) return
    last.current = pathname
    const main = document.getElementById('content')
    if (!main || location.hash || main.contains(document.activeElement)) return
    if (document.querySelector('dialog[open]')) return
    focusTitle(main)
  }, [pathname, isSample])
}
