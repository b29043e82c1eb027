import type { Clock } from '@sojourn/contract/dates/clocks'
import { clockOf } from '@sojourn/contract/dates/locale-habits'
import { LANGUAGE, LOCALE } from '@sojourn/contract/words/language'
import { SOURCE } from '@sojourn/contract/words/languages'
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
  // Many read English pages by the habits of another country; who reads French in an English browser has those of French.
  const here = navigator.language
  return chosen ?? clockOf(LANGUAGE === SOURCE || here.startsWith(LANGUAGE) ? here : LOCALE)
}
