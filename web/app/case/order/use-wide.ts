import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1280px)'

function listen(onChange: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Returns true once the page lives in a window that has room for a conversation beside it. */
export const useWide = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(WIDE).matches,
    () => false,
  )
