import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { untold } from '../../platform/states/machine.ts'
import { completionMachine } from './completion-state.ts'
import { endExtension } from './extensions/end-extension.ts'
import { waitingRequestOf } from './request-store.ts'

/** C4 and E4 for an order that stops: a conflict opens, or it is cancelled. Listens to either, holding the order. */
export async function endRequests(context: Context, tx: Tx, { order }: { order: string }) {
  const request = await waitingRequestOf(tx, order)
  if (request)
    await performOrSkip(context, tx, untold(completionMachine.withdraw), request, {
      patch: { answered_at: context.clock.now() },
    })
  await endExtension(context, tx, order)
}
