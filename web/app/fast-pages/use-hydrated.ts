import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first browser render, so that both say the same. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
