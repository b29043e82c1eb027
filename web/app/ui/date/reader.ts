import type { Clock } from '@sojourn/contract/dates/clocks'
import { createContext, useContext } from 'react'
import { browserZone } from '../../api/browser-zone.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'

/** How the account of whoever reads says times; null where it says nothing, or nobody is signed in. */
export interface Reader {
  zone: string | null
  clock: Clock | null
}

export const ReaderContext = createContext<Reader>({ zone: null, clock: null })

/**
 * The zone that times are in: the account's, which the server knows as well, so that nothing changes once the page
 * lives; else the browser's, and null until the page lives.
 */
export function useZone() {
  const { zone } = useContext(ReaderContext)
  const isAlive = useHydrated()
  return zone ?? (isAlive ? browserZone() : null)
}

/** The same for parts that only the browser draws. */
export const useHere = () => useContext(ReaderContext).zone ?? browserZone()
