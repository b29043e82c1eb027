import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { move } from '../../../platform/database/move.ts'
import { extensionMachine } from '../completion-state.ts'
import { newestExtensionOf } from './extension-store.ts'

/** Nobody needs to answer it any more. Whoever calls holds the order. */
export async function endExtension({ clock }: Context, tx: Tx, orderId: string) {
  const newest = await newestExtensionOf(tx, orderId)
  if (newest) await move(tx, extensionMachine, 'E4', newest.id, { answered_at: clock.now() })
}
