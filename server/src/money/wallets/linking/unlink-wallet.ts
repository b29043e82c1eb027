import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { pauseForChange } from '../payouts/pause-of.ts'
import { walletMachine } from '../wallet-state.ts'
import { lockWalletOf, walletOf } from '../wallet-store.ts'
import { refuseUnlinking } from './refuse-unlinking.ts'
import { tellOfChange } from './tell-of-change.ts'
import { tryWalletCode, useWalletCode } from './wallet-code.ts'

/** W5. Its details are gone with it; what was paid before may still come back, to the wallet’s balance. */
export async function unlinkWallet(context: Context, actor: Person, otp: string) {
  const known = await walletOf(context.db, actor.id)
  if (known) await refuseUnlinking(context.db, known.id)
  const codeId = await tryWalletCode(context, actor, 'unlink', otp)
  await transact(context, async (tx) => {
    const wallet = await lockWalletOf(tx, actor.id)
    if (!wallet) throw new Refusal('not_now', { message: 'There is no bank account to remove.' })
    await refuseUnlinking(tx, wallet.id)
    await useWalletCode(context, tx, codeId)
    await perform(context, tx, walletMachine.unlink, wallet, {
      patch: {
        sealed_details: null,
        look_at: null,
        updated_at: context.clock.now(),
      },
    })
    await tellOfChange(context, tx, {
      agentId: actor.id,
      key: `wallet:${wallet.id}:unlinked`,
      did: 'Your bank account was removed from your wallet.',
      pausedUntil: await pauseForChange(context, tx, actor.id),
    })
  })
  return { wallet: null }
}
