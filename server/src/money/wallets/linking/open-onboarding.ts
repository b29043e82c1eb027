import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { ProcessorRefused, ProcessorUnreachable } from '../../../platform/payments/processor.ts'
import { withPatience } from '../../../platform/payments/with-patience.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readerOf } from '../reader-store.ts'
import { setWallet, type WalletRow, walletOf } from '../wallet-store.ts'
import { tryWalletCode, useWalletCode } from './wallet-code.ts'

/** Only until it is linked: where money goes is changed by unlinking, with a code. */
export async function openOnboarding(context: Context, actor: Person, otp: string) {
  const wallet = await walletOf(context.db, actor.id)
  if (wallet?.kind !== 'processor' || wallet.status === 'linked')
    throw new Refusal('not_now', {
      message: 'There is nothing to complete. To change the account, remove it first.',
    })
  const codeId = await tryWalletCode(context, actor, 'link', otp)
  const url = await openPageOf(context, actor)
  // A page that could not be opened leaves the code good.
  await transact(context, (tx) => useWalletCode(context, tx, codeId))
  return url
}

/** The page is good for a while; asked for again it is a new one of the same account. */
export async function openPageOf(context: Context, actor: Person): Promise<string> {
  const wallet = await walletOf(context.db, actor.id)
  if (wallet?.kind !== 'processor') throw new Refusal('not_found')
  const { origin } = context.settings
  try {
    const accountId = wallet.account_id ?? (await openAccount(context, wallet))
    const { url } = await withPatience(
      context.processor.linkAccount({
        accountId,
        returnUrl: `${origin}${agentPaths.wallet()}?back`,
        refreshUrl: `${origin}${agentPaths.wallet()}?again`,
      }),
    )
    return url
  } catch (error) {
    if (error instanceof ProcessorUnreachable) throw notReached('overloaded')
    if (error instanceof ProcessorRefused) throw notReached('not_now')
    throw error
  }
}

async function openAccount(context: Context, wallet: WalletRow) {
  const { email } = await readerOf(context.db, wallet.agent_id)
  const { id } = await withPatience(
    context.processor.openAccount({
      key: wallet.id,
      personId: wallet.agent_id,
      country: wallet.country_iso,
      email,
    }),
  )
  const now = context.clock.now()
  await transact(context, (tx) => setWallet(tx, wallet.id, { account_id: id, look_at: now, updated_at: now }))
  return id
}

const notReached = (code: 'overloaded' | 'not_now') =>
  new Refusal(code, {
    message: 'The page for your bank account could not be opened. Please try again in a moment.',
    ...(code === 'overloaded' && { retryAfterSeconds: 2 }),
  })
