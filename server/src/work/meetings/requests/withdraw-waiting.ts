import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { untold } from '../../../platform/states/machine.ts'
import { meetingRequestMachine } from './request-state.ts'
import { waitingRequest } from './request-store.ts'

/** N4 for a request nobody needs to answer any more. Whoever calls holds the order. */
export async function withdrawWaiting(context: Context, tx: Tx, orderId: string) {
  const waiting = await waitingRequest(tx, orderId)
  if (waiting)
    await performOrSkip(context, tx, untold(meetingRequestMachine.withdraw), waiting, {
      patch: { answered_at: context.clock.now() },
    })
}
