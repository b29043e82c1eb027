import { act } from 'react'
import { vi } from 'vitest'

const STEP_MS = 10
const MOST_STEPS = 200
/** Ends what hangs; it is no goal. What is fetched for the first time takes real time, and long on a busy machine. */
const MOST_MS = 20_000

// The real ones: a test puts its clock in their place later.
const now = performance.now.bind(performance)
const after = setTimeout
const realTurn = () => act(() => new Promise<void>((resolve) => void after(resolve)))

/** Lets a false clock go on, and the page with it. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Lets it go on until the check holds: for two of its seconds at most, and then for what takes real time. */
export async function soon<T>(check: () => T): Promise<T> {
  const until = now() + MOST_MS
  for (let step = 0; ; step++) {
    try {
      return check()
    } catch (error) {
      if (now() > until) throw error
    }
    if (step < MOST_STEPS) await pass(STEP_MS)
    else await realTurn()
  }
}
