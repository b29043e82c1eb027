import type { Settlement } from '@sojourn/contract/desk/staff-ledger'
import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { payOwnerless } from '../../wallets/payouts/pay-ownerless.ts'
import { bookByHand, holdUnbooked } from '../disputes/book-by-hand.ts'
import { findAlarm, settle } from './alarm-store.ts'

/** Somebody of the staff has looked; what they found is written down, and booked or paid where money waits for it. */
export function settleAlarm(context: Context, actor: Person, id: string, { note, bearer }: Settlement) {
  return transact(context, async (tx) => {
    const alarm = await findAlarm(tx, id)
    if (!alarm) throw new Refusal('not_found')
    const unbooked = await unbookedOf(context, tx, alarm)
    if (!(await settle(tx, id, context.clock.now()))) throw notNow('This alert has already been resolved.')
    if (unbooked) await bookByHand(context, tx, actor, { unbooked, bearer })
    else if (bearer) throw notNow('The money of this alert is booked already.')
    const opened = alarm.kind === 'payout_without_owner' ? await payOwnerless(context, tx, alarm.about) : null
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'settle_payment_alarm',
      subject_id: actor.id,
      details: {
        alarm: id,
        kind: alarm.kind,
        note,
        ...(bearer && { bearer }),
        ...(opened && { payout: opened.ref }),
      },
    })
  })
}

type Alarm = NonNullable<Awaited<ReturnType<typeof findAlarm>>>

/** Its payment is locked before the alarm, as everybody does it. */
async function unbookedOf(context: Context, tx: Tx, { kind, activity_id, processor_id }: Alarm) {
  if (kind !== 'dispute_by_hand' || !activity_id || !processor_id) return null
  return holdUnbooked(context, tx, activity_id, processor_id)
}
