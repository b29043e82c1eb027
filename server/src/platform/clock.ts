export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The only place that tells the time; tests pass one they can move. */
export interface Clock {
  now(): Date
  /** Milliseconds are added to the machine's time, also for libraries that ask the machine by themselves. */
  correction?(): number
}

export const systemClock: Clock = { now: () => new Date() }

export class MovableClock implements Clock {
  #now: Date

  constructor(start: string | Date) {
    this.#now = new Date(start)
  }

  now() {
    return new Date(this.#now)
  }

  forward(milliseconds: number) {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
}

/** The day it is in UTC, as databases and forms write it. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** The time is in milliseconds and no hour of the day, so no clock can be moved under it. */
export function stopwatch() {
  const begun = process.hrtime.bigint()
  return () => Number(process.hrtime.bigint() - begun) / 1e6
}
