import type { Clock } from '../clock.ts'
import { ShortCache } from '../short-cache.ts'
import { within } from '../within.ts'

const KEPT_MS = 5_000
/** Whoever reads the measures gives up soon; what does not come in time is left out. */
const MOST_MS = 800

/** The database is asked at most once in five seconds, however many read the measures; null means that it does not answer. */
export function gathered<T>(clock: Clock, ask: () => Promise<T>): () => Promise<T | null> {
  const kept = new ShortCache<{ found: T }>(clock, { freshMs: KEPT_MS, staleMs: KEPT_MS, most: 1 })
  const look = async () => ({ found: await ask() })
  return () =>
    within(MOST_MS, kept.get('', look)).then(
      (one) => one?.found ?? null,
      () => null,
    )
}
