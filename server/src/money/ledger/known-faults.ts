import type { Context } from '../../context.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/database.ts'
import { findLastGoodCheck, findLastOutcome } from './check-store.ts'

/** A night and a half: then a check that found nothing says nothing any more. */
const KNOWN_FOR_MS = 36 * HOUR_MS

/** How many faults the last check found; null where nobody knows. What was found does not go away by itself. */
export async function knownFaults({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number | null> {
  const last = await findLastOutcome(db)
  if (!last) return null
  const isKnown = clock.now().getTime() - last.done_at.getTime() <= KNOWN_FOR_MS
  return last.faults > 0 || isKnown ? last.faults : null
}

/** Null means that no check ever found the ledger as it was written. */
export const lastGoodCheck = async (db: Reader) => (await findLastGoodCheck(db))?.done_at ?? null
