import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { acting } from '../../../platform/http/by.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { holdOpenOrder, holdWithHours } from '../order-for-meetings.ts'
import { showMeetings } from '../show-meetings.ts'
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
    await settleRequest(acting(context, order.side), tx, order, request)
    return showMeetings(context, actor, orderId, tx)
  })

/** N3, by the side that was asked. */
export const declineRequest = (context: Context, actor: Person, { orderId, id }: Named) =>
  transact(context, async (tx) => {
    const order = await holdOpenOrder(tx, actor, orderId)
    const request = await known(tx, { orderId, id })
    if (request.made_by === order.side) throw notNow(OWN)
    await perform(
      acting(context, order.side),
      tx,
      meetingRequestMachine.decline,
      { ...request, order },
      {
        patch: { answered_at: context.clock.now() },
        told: { along: { order, request, isSilence: false } },
      },
    )
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
    await perform(
      acting(context, order.side),
      tx,
      meetingRequestMachine.withdraw,
      { ...request, order },
      {
        patch: { answered_at: context.clock.now() },
        told: { along: { order, request } },
      },
    )
    return showMeetings(context, actor, orderId, tx)
  })

async function known(tx: Tx, { orderId, id }: Named) {
  const request = await findRequest(tx, orderId, id)
  if (!request) throw new Refusal('not_found')
  return request
}
