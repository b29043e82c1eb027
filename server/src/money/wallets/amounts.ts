import { ruleIn } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'

/** Banks take these currencies only in steps of so many minor units. */
const STEPS: Record<string, number> = {
  HUF: 100,
  TWD: 100,
  UGX: 100,
  BHD: 10,
  JOD: 10,
  KWD: 10,
  OMR: 10,
  TND: 10,
}

/** A bank takes this much; the rest stays available. */
export const payableOf = (amount: number, currency: string) => amount - (amount % (STEPS[currency] ?? 1))

export const leastOf = (db: Reader, currency: string) => ruleIn(db, 'payout_least', currency)

interface Whose {
  available: number
  isLeaving: boolean
}

/**
 * Whoever leaves may withdraw the whole of what is less than the least: that is there for our convenience, and
 * to be erased is their right.
 */
export async function leastFor(db: Reader, currency: string, { available, isLeaving }: Whose) {
  const least = await leastOf(db, currency)
  const whole = payableOf(available, currency)
  return isLeaving && whole > 0 ? Math.min(least, whole) : least
}
