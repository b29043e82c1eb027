import { DAY_MS } from '../../../platform/clock.ts'

/** A bank may send money back for so long after it had arrived. */
export const MAY_RETURN_MS = 14 * DAY_MS
