import { act } from 'react'
import { vi } from 'vitest'

const STEP_MS = 10
const MOST_STEPS = 200

/** Lets a false clock go on, and the page with it. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Lets it go on until the check holds: for two seconds at most. */
export async function soon<T>(check: () => T): Promise<T> {
  for (let step = 0; ; step++) {
    try {
      return check()
    } catch (error) {
      if (step === MOST_STEPS) throw error
    }
    await pass(STEP_MS)
  }
}
