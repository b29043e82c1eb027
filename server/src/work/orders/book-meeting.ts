import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { keepZone } from '../../people/identity/sessions/keep-zone.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts'
import { Refusal } from '../../platform/refusal.ts'
import { bookSlot } from '../../supply/availability/book-slot.ts'
import { holdSlot } from '../../supply/availability/hold-slot.ts'
import { meetingOfOrder } from '../../supply/availability/meeting-of-order.ts'
import { findOrder } from './list-store.ts'
import { meetingBookedMails } from './meeting-mails.ts'
import { lockOrder } from './move-store.ts'
import { BOOKABLE } from './order-state.ts'
import { showSchedule } from './show-schedule.ts'

interface Wanted {
  start: string
  requestId: string
}

/** Holds a free time of the agent and books it in one go. The agent is held before the order: as everywhere. */
export function bookMeeting(context: Context, actor: Person, id: string, { start, requestId }: Wanted) {
  return transact(context, async (tx) => {
    const order = await findOrder(tx, actor.id, id)
    if (order?.client_id !== actor.id) throw new Refusal('not_found')
    if (order.meeting_minutes === null)
      throw notNow('No meeting is part of this order. Write to your agent in the conversation instead.')
    if (!BOOKABLE.includes(order.status)) throw notNow(refusals[order.status] ?? 'This order is over.')

    const slot = { agentId: order.agent_id, start: new Date(start), length: order.meeting_minutes }
    const held = await holdSlot({ ...context, tx }, actor, slot)
    const locked = await lockOrder(tx, id)
    if (!locked || !BOOKABLE.includes(locked.status))
      throw notNow('This order has just changed. Please look again.')
    if (await meetingOfOrder(tx, id)) throw notNow('The meeting of this order is booked already.')
    await bookSlot(context, tx, actor, { meetingId: held.id, orderId: id })
    const meeting = { id: held.id, starts_at: slot.start, minutes: slot.length }
    await keepZone(tx, actor.id, actor.zone)
    const booked = { ...locked, client_timezone: actor.zone ?? locked.client_timezone }
    await enqueueMails(context, tx, meetingBookedMails(booked, meeting, context.settings))
    await tell(
      context,
      tx,
      { fact: 'meeting_booked', order: id, step: 'M1', from: locked.status, to: locked.status },
      { id: actor.id, mode: 'client', requestId },
    )
    return showSchedule(context, actor, id, tx)
  })
}

const refusals: Partial<Record<string, string>> = {
  awaiting_payment: 'Please pay the order first. Then you can book its meeting.',
  conflicted: 'There is a conflict about this order. Settle it first.',
}

const notNow = (message: string) => new Refusal('not_now', { message })
