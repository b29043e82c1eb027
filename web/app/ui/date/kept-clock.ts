import type { Clock } from '@sojourn/contract/dates/clocks'

const KEY = 'clock'

/** Null means that nothing was chosen, or that storage is closed. */
export function keptClock(): Clock | null {
  try {
    const clock = localStorage.getItem(KEY)
    return clock === '12' || clock === '24' ? clock : null
  } catch {
    return null
  }
}

export function keepClock(clock: Clock) {
  try {
    localStorage.setItem(KEY, clock)
  } catch {
    // Storage is closed: it holds for this page.
  }
}
