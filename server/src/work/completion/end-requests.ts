import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { move } from '../../platform/database/move.ts'
import { completionMachine } from './completion-state.ts'
import { endExtension } from './extensions/end-extension.ts'
import { waitingRequestOf } from './request-store.ts'

/** C4 and E4 for an order that stops: a conflict opens, or it is cancelled. Listens to either, holding the order. */
export async function endRequests(context: Context, tx: Tx, { order }: { order: string }) {
  const request = await waitingRequestOf(tx, order)
  if (request) await move(tx, completionMachine, 'C4', request.id, { answered_at: context.clock.now() })
  await endExtension(context, tx, order)
}
