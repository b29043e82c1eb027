import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { acting, SYSTEM } from '../../../platform/http/by.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { ProcessorRefused, ShortOfFunds } from '../../../platform/payments/processor.ts'
import { withPatience } from '../../../platform/payments/with-patience.ts'
import { payDebtFromPayout } from '../debts/pay-debt-from-payout.ts'
import { isLeft, LINK_AGAIN } from '../is-left.ts'
import { lookAtWallet } from '../linking/settle-account.ts'
import { findWallet, lockWalletOf, type WalletRow } from '../wallet-store.ts'
import { holdPaused } from './hold-paused.ts'
import { leaveBehind } from './leave-behind.ts'
import { payoutMachine } from './payout-state.ts'
import { findPayout, lockPayout, type PayoutRow, setPayout } from './payout-store.ts'
import { failPayoutIn, rejectPayoutIn, settlePayout } from './settle-payout.ts'
import { waitForFunds } from './wait-for-funds.ts'

/** It is sent as often as needed: its id is the key, so that money goes out once. */
export const sendPayout = defineJob({
  name: 'send-payout',
  schema: z.object({ payout_id: z.uuid() }),
  retries: 20,
  run: (context, { payout_id }) => bringPayoutOn(context, payout_id),
})

/** Whatever comes next for it: the last look before it is sent, sending it, or asking how it stands. */
export async function bringPayoutOn(context: Context, id: string) {
  const payout = await findPayout(context.db, id)
  if (payout?.kind === 'manual') return transact(context, (tx) => holdByHand(context, tx, id))
  if (!payout) return
  // The news that the money would go elsewhere may be on their way, or lost.
  if (payout.status === 'pending') await lookAtWallet(context, payout.wallet_id)
  if (payout.status === 'pending' && !(await transact(context, (tx) => accept(context, tx, id)))) return
  if (payout.status !== 'pending' && payout.status !== 'accepted' && payout.status !== 'processed') return
  // A debt may have made it smaller by then.
  await askProcessor(context, (await findPayout(context.db, id)) ?? payout)
}

/** Y2, unless something came between asking and sending. */
async function accept(context: Context, tx: Tx, id: string) {
  const before = await findPayout(tx, id)
  const wallet = before && (await lockWalletOf(tx, before.agent_id))
  const payout = await lockPayout(tx, id)
  if (payout?.status !== 'pending') return payout?.status === 'accepted'
  const now = context.clock.now()
  const hindrance = whyUnpayable(context, payout, wallet)
  if (hindrance) {
    await rejectPayoutIn(acting(context, SYSTEM), tx, payout, hindrance)
    return false
  }
  if (await holdPaused(context, tx, payout)) return false
  if (wallet?.status !== 'linked') return holdIncomplete(context, tx, payout)
  if (!(await payDebtFromPayout(context, tx, payout))) return false
  return performOrSkip(
    context,
    tx,
    payoutMachine.send,
    { id },
    {
      patch: {
        sent_at: now,
        look_at: new Date(now.getTime() + MINUTE_MS),
        updated_at: now,
      },
    },
  )
}

function whyUnpayable({ processor }: Context, payout: PayoutRow, wallet: WalletRow | undefined) {
  if (isLeft(payout, processor.name)) return LINK_AGAIN
  return wallet?.id === payout.wallet_id ? null : UNPAYABLE
}

const UNPAYABLE = 'Your bank account cannot be paid at the moment.'
const MOST_WAITING_MS = 7 * DAY_MS

/** W4: its processor needs more details, of which its agent was told, so it waits for them a week at most. */
async function holdIncomplete(context: Context, tx: Tx, payout: PayoutRow) {
  const now = context.clock.now().getTime()
  if (now - payout.created_at.getTime() >= MOST_WAITING_MS)
    await rejectPayoutIn(acting(context, SYSTEM), tx, payout, UNPAYABLE)
  else await setPayout(tx, payout.id, { look_at: new Date(now + HOUR_MS) })
  return false
}

/** A transfer by hand waits for staff, and for a pause no longer than any other. */
async function holdByHand(context: Context, tx: Tx, id: string) {
  const before = await findPayout(tx, id)
  if (before) await lockWalletOf(tx, before.agent_id)
  const payout = await lockPayout(tx, id)
  if (payout?.status !== 'pending') return setPayout(tx, id, { look_at: null })
  const isHeld = await holdPaused(context, tx, payout)
  if (!isHeld) await setPayout(tx, id, { look_at: new Date(context.clock.now().getTime() + HOUR_MS) })
}

async function askProcessor(context: Context, payout: PayoutRow) {
  const { processor } = context
  const { id, processor_id, amount, currency } = payout
  if (isLeft(payout, processor.name)) return transact(context, (tx) => leaveBehind(context, tx, id))
  const accountId = (await findWallet(context.db, payout.wallet_id))?.account_id
  if (!processor_id && !accountId) {
    context.log.error({ payout: id }, 'a payout has no account to go to')
    return
  }
  try {
    const state = await withPatience(
      processor_id
        ? processor.readPayout(processor_id)
        : processor.payOut({ key: id, tries: payout.tries, accountId: accountId ?? '', amount, currency }),
    )
    if (state) await settlePayout(context, id, state)
    else context.log.error({ payout: id }, 'the processor does not know a payout')
  } catch (error) {
    if (error instanceof ShortOfFunds) return transact(context, (tx) => waitForFunds(context, tx, payout))
    if (!(error instanceof ProcessorRefused)) throw error
    context.log.warn({ err: error, payout: id }, 'a payout was refused')
    await transact(context, (tx) => failPayoutIn(acting(context, SYSTEM), tx, id, REFUSED))
  }
}

const REFUSED = 'The bank account was not accepted by the company that pays you out.'
