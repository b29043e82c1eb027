import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { untold } from '../../../platform/states/machine.ts'
import { extensionMachine } from '../completion-state.ts'
import { newestExtensionOf } from './extension-store.ts'

/** Nobody needs to answer it any more. Whoever calls holds the order. */
export async function endExtension(context: Context, tx: Tx, orderId: string) {
  const newest = await newestExtensionOf(tx, orderId)
  if (newest)
    await performOrSkip(context, tx, untold(extensionMachine.withdraw), newest, {
      patch: { answered_at: context.clock.now() },
    })
}
