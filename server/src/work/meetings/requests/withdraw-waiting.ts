import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { move } from '../../../platform/database/move.ts'
import { meetingRequestMachine } from './request-state.ts'
import { waitingRequest } from './request-store.ts'

/** N4 for a request nobody needs to answer any more. Whoever calls holds the order. */
export async function withdrawWaiting({ clock }: Pick<Context, 'clock'>, tx: Tx, orderId: string) {
  const waiting = await waitingRequest(tx, orderId)
  if (waiting) await move(tx, meetingRequestMachine, 'N4', waiting.id, { answered_at: clock.now() })
}
