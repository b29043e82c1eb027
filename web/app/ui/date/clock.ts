import { type Clock, formatClock } from '@sojourn/contract/dates/clocks'
import { clockOf } from '@sojourn/contract/dates/locale-habits'
import { useSyncExternalStore } from 'react'

const KEY = 'clock'

/** What the person chose, here or in their account; null as long as they chose nothing, undefined until it was looked up. */
let chosen: Clock | null | undefined
const listeners = new Set<() => void>()

export function chooseClock(clock: Clock | null) {
  if (clock === null || clock === chosen) return
  chosen = clock
  try {
    localStorage.setItem(KEY, clock)
  } catch {
    // Storage is closed: it holds for this page.
  }
  for (const listener of listeners) listener()
}

/** How this person reads hours: as they chose, else as their browser's language has it; to 24 until the page lives. */
export const useClock = () => useSyncExternalStore(listen, clockNow, onServer)

/** What the clock shows at an instant in a zone. */
export function useClockIn() {
  const clock = useClock()
  return (instant: string, zone: string) => formatClock(instant, { zone, clock })
}

function clockNow() {
  if (chosen === undefined) chosen = kept()
  return chosen ?? clockOf(navigator.language)
}
const onServer = (): Clock => '24'

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function kept(): Clock | null {
  try {
    const clock = localStorage.getItem(KEY)
    return clock === '12' || clock === '24' ? clock : null
  } catch {
    return null
  }
}
