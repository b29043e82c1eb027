import { type Clock, formatClock } from '@sojourn/contract/dates/clocks'
import { clockOf } from '@sojourn/contract/dates/locale-habits'
import { useContext } from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { makeStore } from '../../stores/make-store.ts'
import { keepClock, keptClock } from './kept-clock.ts'
import { ReaderContext } from './reader.ts'

/** Null means that the person chose nothing, undefined that it was not looked up yet. */
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

export function useClockIn() {
  const clock = useClock()
  return (instant: string, zone: string) => formatClock(instant, { zone, clock })
}

function clockNow() {
  if (chosen === undefined) chosen = keptClock()
  return chosen ?? clockOf(navigator.language)
}
