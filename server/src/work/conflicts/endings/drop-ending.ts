import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { move } from '../../../platform/database/move.ts'
import { endingMachine } from './ending-state.ts'
import { waitingEnding } from './ending-store.ts'

/** E3. Listens to the end of an order: what our team asked a colleague about is over with it. */
export async function dropEnding({ clock }: Context, tx: Tx, { order, to }: { order: string; to: string }) {
  if (to !== 'cancelled' && to !== 'completed') return
  const waiting = await waitingEnding(tx, order)
  const now = clock.now()
  if (waiting) await move(tx, endingMachine, 'E3', waiting.id, { answered_at: now, updated_at: now })
}
