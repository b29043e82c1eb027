import { HOUR_MS } from './clock.ts'

/** Whoever is silent is warned for the last time so long before their silence counts. */
export const LAST_WARNING_MS = 48 * HOUR_MS

/** A late last warning makes the time longer, since silence counts only after it. */
export const countsFrom = (deadline: Date, now: Date) =>
  new Date(Math.max(deadline.getTime(), now.getTime() + LAST_WARNING_MS))
