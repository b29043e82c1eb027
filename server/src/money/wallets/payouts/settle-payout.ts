import type { Context } from '../../../context.ts'
import { type Patch, performOrSkip } from '../../../ground/facts/perform.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { By } from '../../../platform/http/by.ts'
import { acting } from '../../../platform/http/by.ts'
import type { PayoutState as ProcessorState } from '../../../platform/payments/processor.ts'
import { holdingsOf } from '../../ledger/holdings-of.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { payoutPaid } from '../../ledger/templates/release-templates.ts'
import { giveBack } from './give-back-payout.ts'
import { MAY_RETURN_MS } from './may-return.ts'
import { payoutMachine } from './payout-state.ts'
import { findPayout, findPayoutAs, lockPayout, type PayoutRow, setPayout } from './payout-store.ts'
import { sayIfOwnerless } from './say-if-ownerless.ts'
import { waitForFunds } from './wait-for-funds.ts'

const PROCESSOR: By = { id: null, mode: 'processor', requestId: null }

export const settlePayout = (context: Context, id: string, state: ProcessorState) =>
  transact(context, (tx) => settlePayoutIn(context, tx, id, state))

/** The processor's name finds it; one whose name we do not have yet is asked about anyway. */
export async function settlePayoutNews(context: Context, tx: Tx, state: ProcessorState) {
  const id = await findPayoutAs(tx, context.processor.name, state.id)
  return id ? settlePayoutIn(context, tx, id, state) : 'unknown'
}

/** The processor’s book decides; from failed nothing leads back. */
async function settlePayoutIn(context: Context, tx: Tx, id: string, state: ProcessorState) {
  const payout = await lockPayout(tx, id)
  if (!payout || (payout.processor_id && payout.processor_id !== state.id)) return 'unknown' as const
  if (state.amount !== payout.amount || state.currency !== payout.currency) {
    context.log.error({ payout: id, said: state }, 'a payout was of another amount')
    return 'refused' as const
  }
  await setPayout(tx, id, {
    processor_id: state.id,
    waits_for: null,
    waits_since: null,
    ...nextLook(context, payout),
  })
  const asProcessor = acting(context, PROCESSOR)
  if (state.state === 'paid') return (await finishPayoutIn(asProcessor, tx, id)) ? 'applied' : 'known'
  if (state.state === 'in_transit') return 'known' as const
  if (state.isShort && payout.status === 'accepted')
    return (await waitForFunds(context, tx, payout)) ? ('applied' as const) : ('known' as const)
  const reason = payout.status === 'processed' ? RETURNED : FAILED
  return (await failPayoutIn(asProcessor, tx, id, reason)) ? ('applied' as const) : ('known' as const)
}

const FAILED = 'The bank did not accept the payout. Please check the details of your bank account.'
const RETURNED = 'The bank sent the money back. Please check the details of your bank account.'

function nextLook({ clock }: Context, { status, done_at }: PayoutRow) {
  const now = clock.now().getTime()
  if (status === 'accepted') return { look_at: new Date(now + 10 * MINUTE_MS) }
  const isOver = status !== 'processed' || !done_at || now - done_at.getTime() > MAY_RETURN_MS
  return { look_at: isOver ? null : new Date(now + DAY_MS) }
}

/** Y5 with L4b. False where it was done before. */
export async function finishPayoutIn(context: Context, tx: Tx, id: string) {
  const now = context.clock.now()
  const look_at = new Date(now.getTime() + DAY_MS)
  const payout = await lockPayout(tx, id)
  if (!payout) return false
  const fact = await performOrSkip(context, tx, payoutMachine.arrive, payout, {
    patch: { done_at: now, look_at, updated_at: now },
    told: async () => {
      await book(context, tx, payout)
      return { along: { payout } }
    },
  })
  return fact !== false
}

async function book(context: Context, tx: Tx, payout: PayoutRow) {
  const { id, agent_id: agent, amount, currency } = payout
  const { id: actorId, requestId } = context.by
  await postEntry(context, tx, {
    ...payoutPaid({ currency, agent, amount }),
    cause: `payout:${id}`,
    orderId: null,
    actorId,
    requestId,
  })
}

/** Y6, or Y7 where it had arrived. False where it was done before. */
export async function failPayoutIn(context: Context, tx: Tx, id: string, reason: string) {
  const payout = await lockPayout(tx, id)
  if (!payout) return false
  const isReturned = payout.status === 'processed'
  const step = isReturned ? payoutMachine.comeBack : payoutMachine.fail
  const returned_at = context.clock.now()
  return stop(context, tx, step, payout, { reason, ...(isReturned && { patch: { returned_at } }) })
}

/** Y3, of a payout that is held and waits. */
export const rejectPayoutIn = (
  context: Context,
  tx: Tx,
  payout: PayoutRow,
  reason: string,
  { isPaused = false } = {},
) =>
  stop(context, tx, payoutMachine.refuse, payout, {
    reason,
    isPaused,
    patch: { waits_for: null, waits_since: null },
  })

type Stopping = typeof payoutMachine.refuse | typeof payoutMachine.fail | typeof payoutMachine.comeBack

interface Stopped {
  reason: string
  patch?: Patch<'payout'>
  isPaused?: boolean
}

/** The money is available again, and its agent is told. */
async function stop(
  context: Context,
  tx: Tx,
  step: Stopping,
  payout: PayoutRow,
  { reason, patch, isPaused = false }: Stopped,
) {
  const now = context.clock.now()
  const fact = await performOrSkip(context, tx, step, payout, {
    patch: { ...patch, reason, look_at: null, done_at: now, updated_at: now },
    told: async () => {
      const isReturned = step === payoutMachine.comeBack
      await giveBack(context, tx, payout, context.by, { isReturned })
      await sayIfOwnerless(context, tx, payout)
      return { reason, along: { payout, isPaused, ...(await owedBy(tx, payout)) } }
    },
  })
  return fact !== false
}

/** It was given back: a part of it, or all, may have paid a debt. */
async function owedBy(tx: Tx, { id, agent_id, currency }: PayoutRow) {
  const { debt: stillOwed } = await holdingsOf(tx, agent_id, currency)
  return { paidDebt: (await findPayout(tx, id))?.paid_debt ?? 0, stillOwed }
}
