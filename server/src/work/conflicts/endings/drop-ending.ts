import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { endingMachine } from './ending-state.ts'
import { waitingEnding } from './ending-store.ts'

/** E3 listens to the end of an order: the question our team asked a colleague is over with it. */
export async function dropEnding(context: Context, tx: Tx, { order, to }: { order: string; to: string }) {
  if (to !== 'cancelled' && to !== 'completed') return
  const waiting = await waitingEnding(tx, order)
  const now = context.clock.now()
  if (waiting)
    await performOrSkip(context, tx, endingMachine.decline, waiting, {
      patch: { answered_at: now, updated_at: now },
    })
}
