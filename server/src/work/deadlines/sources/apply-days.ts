import { applyDaysOf } from '../../goals/apply-days-of.ts'
import type { Source } from '../deadline.ts'

/** Clients have to apply by these days for what their goals name. */
export const applyDays: Source = async ({ clock }, db, { people, side, kind }) => {
  if (side === 'agent' || (kind && kind !== 'goal')) return []
  const days = await applyDaysOf(db, people, clock.now())
  return days.map(({ clientId, goalId, name, day, countryIso, changedAt }) => ({
    personId: clientId,
    side: 'client',
    kind: 'goal',
    event: 'apply',
    key: `goal:${goalId}:apply`,
    day,
    at: null,
    name,
    countryIso,
    orderId: null,
    goalId,
    changedAt,
  }))
}
