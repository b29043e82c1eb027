import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { moveOrRefuse } from '../../../platform/database/move.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { enqueueMails } from '../../../platform/mail/enqueue-mail.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { holdOpenOrder, holdWithHours } from '../order-for-meetings.ts'
import { showMeetings } from '../show-meetings.ts'
import { bySide, tellMeeting } from '../tell-meeting.ts'
import { declinedMails, withdrawnMails } from './request-mails.ts'
import { meetingRequestMachine } from './request-state.ts'
import { findRequest } from './request-store.ts'
import { settleRequest } from './settle-request.ts'

interface Named {
  orderId: string
  id: string
}

/** N2 with what it brings, by the side that was asked. */
export const acceptRequest = (context: Context, actor: Person, { orderId, id }: Named) =>
  transact(context, async (tx) => {
    const order = await holdWithHours(tx, actor, orderId)
    const request = await known(tx, { orderId, id })
    if (request.made_by === order.side) throw notNow(OWN)
    if (request.status === 'pending' && request.answer_by <= context.clock.now())
      throw notNow('This request was not answered in time. Please look again.')
    await settleRequest(context, tx, order, { request, by: bySide(context, actor, order.side) })
    return showMeetings(context, actor, orderId, tx)
  })

/** N3, by the side that was asked. */
export const declineRequest = (context: Context, actor: Person, { orderId, id }: Named) =>
  transact(context, async (tx) => {
    const order = await holdOpenOrder(tx, actor, orderId)
    const request = await known(tx, { orderId, id })
    if (request.made_by === order.side) throw notNow(OWN)
    await moveOrRefuse(tx, meetingRequestMachine, 'N3', id, { answered_at: context.clock.now() })
    await enqueueMails(context, tx, declinedMails(order, request, { isSilence: false }))
    await tellMeeting(context, tx, order, {
      ...{ fact: 'meeting_time_declined', step: 'N3', meeting: request.meeting_id },
      by: bySide(context, actor, order.side),
    })
    return showMeetings(context, actor, orderId, tx)
  })

const OWN = 'You asked for this time yourself, so the other side answers.'

/** N4, by the side that asked. */
export const withdrawRequest = (context: Context, actor: Person, { orderId, id }: Named) =>
  transact(context, async (tx) => {
    const order = await holdOpenOrder(tx, actor, orderId)
    const request = await known(tx, { orderId, id })
    if (request.made_by !== order.side)
      throw notNow('The other side asked for this time. You can accept or decline it.')
    await moveOrRefuse(tx, meetingRequestMachine, 'N4', id, { answered_at: context.clock.now() })
    await enqueueMails(context, tx, withdrawnMails(order, request))
    await tellMeeting(context, tx, order, {
      ...{ fact: 'meeting_time_withdrawn', step: 'N4', meeting: request.meeting_id },
      by: bySide(context, actor, order.side),
    })
    return showMeetings(context, actor, orderId, tx)
  })

async function known(tx: Tx, { orderId, id }: Named) {
  const request = await findRequest(tx, orderId, id)
  if (!request) throw new Refusal('not_found')
  return request
}
