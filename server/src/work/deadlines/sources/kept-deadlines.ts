import { ruleMs } from '../../../ground/rules/rule.ts'
import type { Source } from '../deadline.ts'
import { keptRows } from './source-store.ts'

/** These tables keep a day: papers entered by hand, goals, orders, meetings, licences and verifications. */
export const keptDeadlines: Source = async (context, db, range) => {
  const unstartedMs = await ruleMs(db, 'not_started')
  const rows = await keptRows(db, { ...range, now: context.clock.now(), unstartedMs })
  return rows.map((row) => ({
    personId: row.person_id,
    side: row.side,
    kind: row.kind,
    event: row.event,
    key: row.key,
    day: row.day,
    at: row.at,
    until: row.until,
    name: row.name,
    countryIso: row.country_iso,
    orderId: row.order_id,
    goalId: row.goal_id,
    changedAt: row.changed_at,
    ...(row.revision !== null && { revision: row.revision }),
    ...(row.sealed_name && {
      paper: { id: row.thing, sealedName: row.sealed_name, purpose: row.purpose },
    }),
  }))
}
