import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { meetingMachine } from '../../supply/availability/meeting-machine.ts'
import { findMeeting } from './meeting-store.ts'
import { holdOpenOrder } from './order-for-meetings.ts'
import { mayWithMeeting } from './policy.ts'
import { showMeetings } from './show-meetings.ts'

interface Named {
  orderId: string
  id: string
}

/** M4. */
export const markDone = (context: Context, actor: Person, named: Named) =>
  transact(context, async (tx) => {
    const { order, meeting } = await open(context, tx, actor, named, {
      action: 'mark_done',
      early: 'This meeting has not begun yet.',
    })
    const now = context.clock.now()
    await perform(
      acting(context, order.side),
      tx,
      meetingMachine.finish,
      { ...meeting, order },
      {
        patch: { ended_by: order.side, ended_at: now, updated_at: now },
      },
    )
    return showMeetings(context, actor, named.orderId, tx)
  })

/** M5 and M6. */
export const reportMissed = (context: Context, actor: Person, named: Named) =>
  transact(context, async (tx) => {
    const { order, meeting } = await open(context, tx, actor, named, {
      action: 'report_missed',
      early: 'A missed meeting can be reported from ten minutes after it began, for a day.',
    })
    const now = context.clock.now()
    const step = order.side === 'agent' ? meetingMachine.missByClient : meetingMachine.missByAgent
    await perform(
      context,
      tx,
      step,
      { ...meeting, order },
      {
        patch: { ended_by: order.side, ended_at: now, updated_at: now },
        told: { along: { order, at: meeting } },
      },
    )
    return showMeetings(context, actor, named.orderId, tx)
  })

interface Wanted {
  action: 'mark_done' | 'report_missed'
  /** A side reads one of these where its time is not there, or over. */
  early: string
}

async function open(
  context: Context,
  tx: Tx,
  actor: Person,
  { orderId, id }: Named,
  { action, early }: Wanted,
) {
  const order = await holdOpenOrder(tx, actor, orderId)
  const meeting = await findMeeting(tx, orderId, id)
  if (!meeting) throw new Refusal('not_found')
  const seen = { side: order.side, order: order.status, now: context.clock.now(), isAsked: false }
  const reportMs = await ruleMs(tx, 'no_show_report')
  if (mayWithMeeting(meeting, { ...seen, reportMs }).includes(action)) return { order, meeting }
  const isOver = meeting.status !== 'booked' && meeting.status !== 'done'
  throw isOver ? refusalOf(meetingMachine.finish) : notNow(early)
}
