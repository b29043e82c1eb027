import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isAlarm, settle } from './alarm-store.ts'

/** Somebody of the staff has looked; what they found is written down. */
export function settleAlarm(context: Context, actor: Person, id: string, note: string) {
  return transact(context, async (tx) => {
    const settled = await settle(tx, id, context.clock.now())
    if (!settled) {
      if (await isAlarm(tx, id))
        throw new Refusal('not_now', { message: 'This alert has already been resolved.' })
      throw new Refusal('not_found')
    }
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'settle_payment_alarm',
      subject_id: actor.id,
      details: { alarm: id, kind: settled.kind, note },
    })
  })
}
