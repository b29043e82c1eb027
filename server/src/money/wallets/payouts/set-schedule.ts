import type { Schedule } from '@sojourn/contract/money/wallet-words'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { tryWalletCode, useWalletCode } from '../linking/wallet-code.ts'
import { viewWallet } from '../view.ts'
import { lockWalletOf, setWallet } from '../wallet-store.ts'

/** The code stands for all payouts the schedule makes. */
export async function setSchedule(
  context: Context,
  actor: Person,
  { schedule, otp }: { schedule: Schedule; otp: string },
) {
  const codeId = await tryWalletCode(context, actor, 'schedule', otp)
  return transact(context, async (tx) => {
    const wallet = await lockWalletOf(tx, actor.id)
    if (!wallet) throw new Refusal('not_now', { message: 'Please link a bank account first.' })
    await useWalletCode(context, tx, codeId)
    await setWallet(tx, wallet.id, { schedule, updated_at: context.clock.now() })
    return viewWallet({ ...wallet, schedule })
  })
}
