import { randomUUID } from 'node:crypto'
import type { WalletKind } from '@sojourn/contract/money/wallet-words'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { pauseForChange } from '../payouts/pause-of.ts'
import { viewWallet } from '../view.ts'
import { addWallet, findWallet } from '../wallet-store.ts'
import { hintOf, sealDetails } from './bank-details.ts'
import { openPageOf } from './open-onboarding.ts'
import { tellOfChange } from './tell-of-change.ts'
import { tryWalletCode, useWalletCode } from './wallet-code.ts'

export interface NewWallet {
  kind: WalletKind
  country: string
  bank_account?:
    | { holder: string; account: string; bank: string; code?: string | null | undefined }
    | undefined
}

interface Wanted extends NewWallet {
  otp: string
}

/** W1 or W1b. The processor’s page is opened once the wallet is kept; where that fails it can be opened again. */
export async function linkWallet(context: Context, actor: Person, wanted: Wanted) {
  if (wanted.kind === 'manual' && !wanted.bank_account)
    throw invalidField('bank_account.account', 'please enter your bank account')
  const codeId = await tryWalletCode(context, actor, 'link', wanted.otp)
  const id = await keepWallet(context, actor, wanted, codeId)
  const url = wanted.kind === 'processor' ? await openPageOf(context, actor) : null
  const wallet = await findWallet(context.db, id)
  if (!wallet) throw new Refusal('not_found')
  return { wallet: viewWallet(wallet), url }
}

/** Kept, whoever made sure that it is them: by a code, or as the demo story tells. */
export const keepWallet = (context: Context, actor: Person, wanted: NewWallet, codeId: string | null) =>
  transact(context, async (tx) => {
    const now = context.clock.now()
    const id = randomUUID()
    const added = await addWallet(tx, {
      id,
      agent_id: actor.id,
      kind: wanted.kind,
      country_iso: wanted.country,
      ...(wanted.kind === 'manual' ? byHand(context, id, wanted, now) : atProcessor(context)),
      created_at: now,
      updated_at: now,
    })
    if (!added)
      throw new Refusal('not_now', {
        message: 'You have a bank account already. Remove it before you link another.',
      })
    if (codeId) await useWalletCode(context, tx, codeId)
    if (wanted.kind === 'manual')
      await tellOfChange(context, tx, {
        agentId: actor.id,
        key: `wallet:${id}:linked`,
        did: 'A bank account for payouts was added to your wallet.',
        pausedUntil: await pauseForChange(context, tx, actor.id),
      })
    return id
  })

function byHand(context: Context, id: string, { bank_account }: NewWallet, now: Date) {
  const { holder = '', account = '', bank = '', code = null } = bank_account ?? {}
  const details = { holder, account, bank, code: code || null }
  return {
    sealed_details: sealDetails(context, id, details),
    hint: hintOf(details),
    status: 'linked' as const,
    linked_at: now,
  }
}

const atProcessor = ({ processor }: Context) => ({ processor: processor.name, status: 'incomplete' as const })
