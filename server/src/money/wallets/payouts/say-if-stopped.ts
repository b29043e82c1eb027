import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import { isLeft } from '../is-left.ts'
import { lockWalletOf, setWallet } from '../wallet-store.ts'

/** The schedule of a wallet stops where its processor is no longer used. Its agent is told that once for each that is used instead. Answers whether it does. */
export const sayIfStopped = (context: Context, agentId: string) =>
  transact(context, async (tx) => {
    const { name } = context.processor
    const wallet = await lockWalletOf(tx, agentId)
    if (!wallet || !isLeft(wallet, name)) return false
    if (wallet.schedule_stopped_for !== name) {
      await setWallet(tx, wallet.id, { schedule_stopped_for: name })
      await tell(
        context,
        tx,
        { fact: 'payout_schedule_stopped', agent: agentId, wallet: wallet.id, processor: name },
        SYSTEM,
      )
    }
    return true
  })
