import { type Clock, formatClock } from '@sojourn/contract/dates/clocks'
import { clockOf } from '@sojourn/contract/dates/locale-habits'
import { useContext } from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { makeStore } from '../../stores/make-store.ts'
import { keepClock, keptClock } from './kept-clock.ts'
import { ReaderContext } from './reader.ts'

/** What the person chose, here or in their account; null as long as they chose nothing, undefined until it was looked up. */
let chosen: Clock | null | undefined

export function chooseClock(clock: Clock | null) {
  if (clock === null || clock === chosen) return
  chosen = clock
  keepClock(clock)
  changed()
}

const { useValue, changed } = makeStore<Clock>(clockNow, '24')

/**
 * How this person reads hours: as they chose, else as their browser's language has it; until the page lives as their
 * account has it, else to 24.
 */
export function useClock() {
  const { clock } = useContext(ReaderContext)
  const now = useValue()
  return useHydrated() ? now : (clock ?? now)
}

/** What the clock shows at an instant in a zone. */
export function useClockIn() {
  const clock = useClock()
  return (instant: string, zone: string) => formatClock(instant, { zone, clock })
}

function clockNow() {
  if (chosen === undefined) chosen = keptClock()
  return chosen ?? clockOf(navigator.language)
}
