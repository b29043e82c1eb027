import type { Context } from '../../context.ts'
import { tellStep } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notNow } from '../../platform/refusal.ts'
import { meetingMachine } from '../../supply/availability/meeting-machine.ts'
import { bookSlot } from '../../supply/availability/slots/book-slot.ts'
import { holdSlot } from '../../supply/availability/slots/hold-slot.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { endOver } from './end-over.ts'
import { bookedMeeting, countMeetings, findMeeting, setReminded } from './meeting-store.ts'
import { MOST_MEETINGS } from './policy.ts'
import { remindedAt } from './reminders/reminders.ts'
import { withdrawWaiting } from './requests/withdraw-waiting.ts'

interface Wanted {
  start: Date
  /** The agent has agreed to this very time. */
  isAgreed?: boolean
}

/** Books a meeting of an order that is held with its agent. */
export async function bookTime(context: Context, tx: Tx, order: HeldOrder, { start, isAgreed }: Wanted) {
  const minutes = minutesOf(order)
  await refuseAnother(context, tx, order)
  const client = { id: order.client_id }
  const slot = { agentId: order.agent_id, start, length: minutes, isAgreed }
  const held = await holdSlot({ ...context, tx }, client, slot)
  await bookSlot(context, tx, client, { meetingId: held.id, orderId: order.id })
  await setReminded(tx, held.id, remindedAt(start, context.clock.now()))
  const meeting = await findMeeting(tx, order.id, held.id)
  if (!meeting) throw new Error(`Meeting ${held.id} was booked and is gone`)
  await withdrawWaiting(context, tx, order.id)
  await tellStep(context, tx, meetingMachine.book, { ...meeting, order }, { along: { order, at: meeting } })
}

export function minutesOf({ meeting_minutes }: Pick<HeldOrder, 'meeting_minutes'>) {
  if (meeting_minutes !== null) return meeting_minutes
  throw notNow('No meeting is part of this order. Write to your agent in the conversation instead.')
}

/** An order has one meeting to come; the next is booked once that is over. */
export async function refuseAnother(context: Context, tx: Tx, order: HeldOrder) {
  const booked = await bookedMeeting(tx, order.id)
  if (booked && !(await endOver(context, tx, order, booked)))
    throw notNow('The meeting of this order is booked already.')
  if ((await countMeetings(tx, order.id)) >= MOST_MEETINGS)
    throw notNow(`An order has at most ${MOST_MEETINGS} meetings. Write to each other in the conversation.`)
}
