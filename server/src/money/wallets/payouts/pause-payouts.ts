import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { moneyToPay } from '../money-to-pay.ts'
import { findAgent } from '../reader-store.ts'
import { pauseOf } from './pause-of.ts'
import { addPause, liftPause, pauseByStaff } from './pause-store.ts'

async function agentToPause(db: Reader, id: string) {
  const agent = await findAgent(db, id)
  if (!agent) throw new Refusal('not_found')
  return agent
}

/** With whatever else stops payouts now, and what of the agent’s money waits for them. */
export async function showPayoutPause(context: Context, id: string) {
  const { db } = context
  await agentToPause(db, id)
  const pause = await pauseByStaff(db, id)
  const stopped = await pauseOf(context, db, id)
  return {
    reason: pause?.reason ?? null,
    since: pause?.created_at.toISOString() ?? null,
    stopped: stopped && stopped.cause !== 'staff' ? stopped.toStaff : null,
    money: await moneyToPay(db, id),
  }
}

/** Nobody stops or frees their own money. */
function refuseOwn(actor: Person, id: string) {
  if (actor.id === id) throw notNow('These are your own payouts. Please ask a colleague.')
}

/** It lasts until somebody lifts it; a payout that waits to be sent waits on, for a week. */
export const pausePayouts = (context: Context, actor: Person, id: string, reason: string) =>
  transact(context, async (tx) => {
    refuseOwn(actor, id)
    await agentToPause(tx, id)
    const now = context.clock.now()
    const added = await addPause(tx, {
      agent_id: id,
      cause: 'staff',
      reason,
      ends_at: null,
      made_by: actor.id,
      created_at: now,
    })
    if (!added) throw new Refusal('not_now', { message: 'Payouts of this person are paused already.' })
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'pause_payouts',
      subject_id: id,
      details: { reason },
    })
    await tell(context, tx, { fact: 'payouts_paused', agent: id, pause: added.id, reason })
    return showPayoutPause({ ...context, db: tx }, id)
  })

export const resumePayouts = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    refuseOwn(actor, id)
    await agentToPause(tx, id)
    const pause = await pauseByStaff(tx, id)
    if (!pause) throw new Refusal('not_now', { message: 'Payouts of this person are not paused.' })
    await liftPause(tx, pause.id, actor.id, context.clock.now())
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'resume_payouts',
      subject_id: id,
      details: {},
    })
    const still = await pauseOf(context, tx, id)
    await tell(context, tx, { fact: 'payouts_resumed', agent: id, pause: pause.id, along: { still } })
  })
