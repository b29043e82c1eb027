import { HOUR_MS } from './clock.ts'

/** Whoever is silent is warned for the last time so long before their silence counts. */
export const LAST_WARNING_MS = 48 * HOUR_MS

/** From when on silence counts where its last warning goes out now: a late one makes the time longer. */
export const countsFrom = (deadline: Date, now: Date) =>
  new Date(Math.max(deadline.getTime(), now.getTime() + LAST_WARNING_MS))
