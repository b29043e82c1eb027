import type { Clock } from '@sojourn/contract/dates/clocks'
import { clockOf } from '@sojourn/contract/dates/locale-habits'
import { makeStore } from '../../stores/make-store.ts'
import { keepClock, keptClock } from './kept-clock.ts'

/** Null means that the person chose nothing, undefined that it was not looked up yet. */
let chosen: Clock | null | undefined

export function chooseClock(clock: Clock | null) {
  if (clock === null || clock === chosen) return
  chosen = clock
  keepClock(clock)
  changed()
}

const { useValue, changed } = makeStore<Clock>(clockNow, '24')
export const useChosenClock = useValue

function clockNow() {
  if (chosen === undefined) chosen = keptClock()
  return chosen ?? clockOf(navigator.language)
}
