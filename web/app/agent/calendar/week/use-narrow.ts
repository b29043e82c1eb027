import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 767px)'

function listen(onChange: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Returns true where a window has room for one day only. */
export const useNarrow = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(NARROW).matches,
    () => false,
  )
