import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { useWalletCode } from '../linking/wallet-code.ts'
import { viewPayout } from '../view.ts'
import { requestPayout } from './request-payout.ts'

interface Wanted {
  amount: number
  currency: string
}

/** All or a part of what is available, by a code that was tried before. */
export const withdraw = (context: Context, actor: Person, wanted: Wanted, codeId: string) =>
  transact(context, async (tx) => {
    await useWalletCode(context, tx, codeId)
    const payout = await requestPayout(context, tx, {
      ...wanted,
      agentId: actor.id,
      askedBy: 'agent',
      by: context.by,
    })
    if (!payout) throw new Refusal('not_now')
    return viewPayout(payout)
  })
