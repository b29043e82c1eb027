import type { Context } from '../../context.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { findLastOutcome } from './check-store.ts'

/** A night and a half: then a check that found nothing says nothing any more. */
const KNOWN_FOR_MS = 36 * HOUR_MS

/** How many faults the last check found; null where nobody knows. What was found does not go away by itself. */
export async function knownFaults({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number | null> {
  const last = await findLastOutcome(db)
  if (!last) return null
  const isKnown = clock.now().getTime() - last.done_at.getTime() <= KNOWN_FOR_MS
  return last.faults > 0 || isKnown ? last.faults : null
}
