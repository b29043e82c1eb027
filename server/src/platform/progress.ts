import type { Clock } from './clock.ts'

/** Says how far something is to whoever waits for it. */
export type Progress = (sentence: string) => void

export const inSilence: Progress = () => {}

const PAUSE_MS = 3000

/** The first sentence comes at once, and then one every few seconds: what comes between two is left out. */
export function everyFewSeconds(clock: Clock, say: Progress): Progress {
  let next = 0
  return (sentence) => {
    const now = clock.now().getTime()
    if (now < next) return
    next = now + PAUSE_MS
    say(sentence)
  }
}
