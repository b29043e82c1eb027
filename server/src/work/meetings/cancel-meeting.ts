import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { meetingMachine } from '../../supply/availability/meeting-machine.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { findMeeting, type MeetingRow } from './meeting-store.ts'
import { holdWithHours } from './order-for-meetings.ts'
import type { Side } from './policy.ts'
import { withdrawWaiting } from './requests/withdraw-waiting.ts'
import { showMeetings } from './show-meetings.ts'

interface Named {
  orderId: string
  id: string
  reason: string
}

/** M3, by either side, as long as it has not begun: a late word is better than none. */
export const cancelMeeting = (context: Context, actor: Person, { orderId, id, reason }: Named) =>
  transact(context, async (tx) => {
    const order = await holdWithHours(tx, actor, orderId)
    const meeting = await findMeeting(tx, orderId, id)
    if (!meeting) throw new Refusal('not_found')
    if (meeting.status === 'booked' && meeting.starts_at <= context.clock.now())
      throw notNow('This meeting has begun, so it can no longer be cancelled.')
    await freeTime(acting(context, order.side), tx, order, { meeting, reason, side: order.side })
    return showMeetings(context, actor, orderId, tx)
  })

interface Freed {
  meeting: MeetingRow
  reason: string | null
  /** It is null where the order ended. */
  side: Side | null
}

/** M3. The time is free again, and both calendars forget it. Whoever calls holds the order. */
export async function freeTime(context: Context, tx: Tx, order: HeldOrder, freed: Freed) {
  const { meeting: before, reason, side } = freed
  const now = context.clock.now()
  const sequence = before.sequence + 1
  await perform(
    context,
    tx,
    meetingMachine.cancel,
    { ...before, order },
    {
      patch: { sequence, reason, ended_by: side ?? 'system', ended_at: now, updated_at: now },
      told: { reason, along: { order, at: { ...before, sequence }, side } },
    },
  )
  await withdrawWaiting(context, tx, order.id)
}
