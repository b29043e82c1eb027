import { canWithdraw } from '@sojourn/contract/ground/withdrawal'
import type { Context } from '../../context.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { OrderState } from './order-state.ts'

export interface Risky {
  status: OrderState
  residence_iso: string | null
  paid_at: Date | null
  early_start_agreed_at: Date | null
}

/**
 * The client of an order can withdraw and get everything back until then, whatever was done by then: their
 * law lets them, and they did not agree that the work begins meanwhile. Null means that its agent risks
 * nothing.
 */
export async function ownRiskUntil(
  { clock }: Pick<Context, 'clock'>,
  db: Reader,
  { status, residence_iso, paid_at, early_start_agreed_at }: Risky,
): Promise<Date | null> {
  if (status !== 'paid' && status !== 'ongoing') return null
  if (!paid_at || early_start_agreed_at || !canWithdraw(residence_iso)) return null
  const until = new Date(paid_at.getTime() + (await ruleMs(db, 'withdrawal')))
  return clock.now() < until ? until : null
}

type Beginning = Omit<Risky, 'status' | 'paid_at'> & { paid_at: Date }

/** An agent must start until then; the time of a conflict is theirs. */
export const startBy = async (db: Reader, order: Beginning & { frozen_ms: number }) =>
  new Date((await countsFrom(db, order)).getTime() + (await ruleMs(db, 'start_within')) + order.frozen_ms)

/** An order that nobody began ends then; the time of a conflict does not count. */
export const endsUnstarted = async (db: Reader, order: Pick<Beginning, 'paid_at'> & { frozen_ms: number }) =>
  new Date(order.paid_at.getTime() + order.frozen_ms + (await ruleMs(db, 'not_started')))

/** Nobody has to begin at their own risk, so the days count from there. */
async function countsFrom(db: Reader, { residence_iso, paid_at, early_start_agreed_at }: Beginning) {
  if (!canWithdraw(residence_iso)) return paid_at
  if (early_start_agreed_at) return early_start_agreed_at > paid_at ? early_start_agreed_at : paid_at
  return new Date(paid_at.getTime() + (await ruleMs(db, 'withdrawal')))
}
