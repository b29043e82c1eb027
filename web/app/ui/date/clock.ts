import { formatClock } from '@sojourn/contract/dates/clocks'
import { useContext } from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { useChosenClock } from './chosen-clock.ts'
import { ReaderContext } from './reader.ts'

/**
 * How this person reads hours: as they chose, else as the language of browser and page has it; until the page lives as their
 * account has it, else to 24.
 */
export function useClock() {
  const { clock } = useContext(ReaderContext)
  const now = useChosenClock()
  return useHydrated() ? now : (clock ?? now)
}

export function useClockIn() {
  const clock = useClock()
  return (instant: string, zone: string) => formatClock(instant, { zone, clock })
}
