import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { AccountState, Destination } from '../../../platform/payments/processor.ts'
import { withPatience } from '../../../platform/payments/with-patience.ts'
import { pauseForChange } from '../payouts/pause-of.ts'
import { lockWaitingOf } from '../payouts/payout-store.ts'
import { rejectPayoutIn } from '../payouts/settle-payout.ts'
import { walletMachine } from '../wallet-state.ts'
import { findWallet, lockWalletOfAccount, setWallet, type WalletRow } from '../wallet-store.ts'
import { tellOfChange } from './tell-of-change.ts'

export async function lookAtWallet(context: Context, id: string) {
  const wallet = await findWallet(context.db, id)
  if (!wallet?.account_id || wallet.processor !== context.processor.name) return
  const state = await withPatience(context.processor.readAccount(wallet.account_id))
  if (state) await transact(context, (tx) => settleAccountNews(context, tx, state))
}

/** W2 to W4 and W6: how an agent’s account stands by the processor’s book, and where its money goes. */
export async function settleAccountNews(context: Context, tx: Tx, { id, state, destination }: AccountState) {
  const wallet = await lockWalletOfAccount(tx, context.processor.name, id)
  if (!wallet) return 'unknown' as const
  if (wallet.status === 'unlinked') {
    await setWallet(tx, wallet.id, { look_at: null })
    return 'known' as const
  }
  const now = context.clock.now()
  const isNewlyLinked = state === 'linked' && wallet.linked_at === null
  const hasMoved =
    wallet.status !== state &&
    (await performOrSkip(context, tx, STEPS[state], wallet, {
      patch: {
        updated_at: now,
        ...(isNewlyLinked && { linked_at: now }),
      },
    }))
  await setWallet(tx, wallet.id, {
    look_at: nextLook(context, hasMoved ? state : wallet.status),
    ...(destination && { destination: destination.fingerprint, hint: destination.hint }),
  })
  const isElsewhere = wallet.linked_at !== null && goesElsewhere(wallet, state, destination)
  if (isElsewhere && destination) await sendElsewhere(context, tx, wallet, destination)
  if (hasMoved) await say(context, tx, wallet, state, isNewlyLinked)
  return hasMoved || isElsewhere ? ('applied' as const) : ('known' as const)
}

/** A wallet that was linked before we asked where it goes may go elsewhere only by a new link. */
function goesElsewhere(wallet: WalletRow, state: string, destination: Destination | null) {
  if (!destination) return false
  if (wallet.destination === null) return state === 'linked' && wallet.status !== 'linked'
  return wallet.destination !== destination.fingerprint
}

/** However it came about, nothing goes there before its owner had time to notice; what was asked for the old one is given back. */
async function sendElsewhere(context: Context, tx: Tx, wallet: WalletRow, { hint }: Destination) {
  const { id, agent_id: agentId } = wallet
  const before = wallet.hint && wallet.hint !== hint ? ` Before, they went to ${wallet.hint}.` : ''
  await tellOfChange(context, tx, {
    agentId,
    key: `wallet:${id}:elsewhere:${context.clock.now().toISOString()}`,
    did: `Payouts now go to ${hint}.${before}`,
    pausedUntil: await pauseForChange(context, tx, agentId),
  })
  for (const payout of await lockWaitingOf(tx, id)) await rejectPayoutIn(context, tx, payout, CHANGED)
}

const CHANGED = 'Your bank account changed after you asked for this payout.'

const STEPS = {
  in_progress: walletMachine.check,
  linked: walletMachine.link,
  incomplete: walletMachine.askForMore,
  rejected: walletMachine.refuse,
} as const

async function say(
  context: Context,
  tx: Tx,
  { id, agent_id: agentId }: WalletRow,
  state: AccountState['state'],
  isNewlyLinked: boolean,
) {
  if (isNewlyLinked)
    await tellOfChange(context, tx, {
      agentId,
      key: `wallet:${id}:linked`,
      did: 'A bank account for payouts was added to your wallet.',
      pausedUntil: await pauseForChange(context, tx, agentId),
    })
  if (state === 'incomplete')
    await tell(context, tx, { fact: 'wallet_incomplete', agent: agentId, wallet: id })
  if (state === 'rejected') await tell(context, tx, { fact: 'wallet_refused', agent: agentId, wallet: id })
}

/** One that is not linked may be any minute; one that is may stop to be. */
function nextLook({ clock }: Context, state: string) {
  if (state === 'rejected') return null
  const wait = state === 'linked' ? DAY_MS : 10 * MINUTE_MS
  return new Date(clock.now().getTime() + wait)
}
