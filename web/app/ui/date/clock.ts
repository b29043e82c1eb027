import { type Clock, formatClock } from '@sojourn/contract/dates/clocks'
import { clockOf } from '@sojourn/contract/dates/locale-habits'
import { LANGUAGE, LOCALE } from '@sojourn/contract/words/language'
import { SOURCE } from '@sojourn/contract/words/languages'
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
 * How this person reads hours: as they chose, else as the language of browser and page has it; until the page lives as their
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
  // Many read English pages by the habits of another country; who reads French in an English browser has those of French.
  const here = navigator.language
  return chosen ?? clockOf(LANGUAGE === SOURCE || here.startsWith(LANGUAGE) ? here : LOCALE)
}
