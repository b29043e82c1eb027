import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { move } from '../../../platform/database/move.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { By } from '../../../platform/http/by.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import type { PayoutState as ProcessorState } from '../../../platform/payments/processor.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { payoutPaid } from '../../ledger/templates/release-templates.ts'
import { payoutPaidMail, payoutStoppedMail } from '../wallet-mails.ts'
import { giveBack } from './give-back-payout.ts'
import { type PayoutState, payoutMachine } from './payout-state.ts'
import { findPayoutAs, lockPayout, type PayoutRow, setPayout } from './payout-store.ts'
import { waitForFunds } from './wait-for-funds.ts'

const PROCESSOR: By = { id: null, mode: 'processor', requestId: null }

/** How long a bank may still send back what it had. */
const MAY_RETURN_DAYS = 14

export const settlePayout = (context: Context, id: string, state: ProcessorState) =>
  transact(context, (tx) => settlePayoutIn(context, tx, id, state))

/** News of a payout, by what the processor calls it; one whose name we do not have yet is asked about anyway. */
export async function settlePayoutNews(context: Context, tx: Tx, state: ProcessorState) {
  const id = await findPayoutAs(tx, context.processor.name, state.id)
  return id ? settlePayoutIn(context, tx, id, state) : 'unknown'
}

/** How it stands by the processor’s book; from failed nothing leads back. */
async function settlePayoutIn(context: Context, tx: Tx, id: string, state: ProcessorState) {
  const payout = await lockPayout(tx, id)
  if (!payout || (payout.processor_id && payout.processor_id !== state.id)) return 'unknown' as const
  if (state.amount !== payout.amount || state.currency !== payout.currency) {
    context.log.error({ payout: id, said: state }, 'a payout was of another amount')
    return 'refused' as const
  }
  await setPayout(tx, id, {
    ...{ processor_id: state.id, waits_for: null, waits_since: null },
    ...nextLook(context, payout),
  })
  if (state.state === 'paid') return (await finishPayoutIn(context, tx, id, PROCESSOR)) ? 'applied' : 'known'
  if (state.state === 'in_transit') return 'known' as const
  if (state.isShort && payout.status === 'accepted')
    return (await waitForFunds(context, tx, payout)) ? ('applied' as const) : ('known' as const)
  const reason = payout.status === 'processed' ? RETURNED : FAILED
  return (await failPayoutIn(context, tx, id, reason, PROCESSOR)) ? ('applied' as const) : ('known' as const)
}

const FAILED = 'The bank did not accept the payout. Please check the details of your bank account.'
const RETURNED = 'The bank sent the money back. Please check the details of your bank account.'

function nextLook({ clock }: Context, { status, done_at }: PayoutRow) {
  const now = clock.now().getTime()
  if (status === 'accepted') return { look_at: new Date(now + 10 * MINUTE_MS) }
  const isOver = status !== 'processed' || !done_at || now - done_at.getTime() > MAY_RETURN_DAYS * DAY_MS
  return { look_at: isOver ? null : new Date(now + DAY_MS) }
}

/** Y5 with L4b. False where it was done before. */
export async function finishPayoutIn(context: Context, tx: Tx, id: string, by: By) {
  const now = context.clock.now()
  const look_at = new Date(now.getTime() + DAY_MS)
  const payout = await lockPayout(tx, id)
  if (!payout || !(await move(tx, payoutMachine, 'Y5', id, { done_at: now, look_at, updated_at: now })))
    return false
  const { agent_id: agent, amount, currency } = payout
  await postEntry(context, tx, {
    ...payoutPaid({ currency, agent, amount }),
    ...{ cause: `payout:${id}`, orderId: null, actorId: by.id, requestId: by.requestId },
  })
  await enqueueMail(context, tx, payoutPaidMail(payout))
  await tell(context, tx, { fact: 'payout_paid', ...stepOf(payout, 'Y5', 'processed') }, by)
  return true
}

/** Y6, or Y7 where it had arrived. False where it was done before. */
export async function failPayoutIn(context: Context, tx: Tx, id: string, reason: string, by: By) {
  const payout = await lockPayout(tx, id)
  if (!payout) return false
  const now = context.clock.now()
  const isReturned = payout.status === 'processed'
  const step = isReturned ? 'Y7' : 'Y6'
  const over = { reason, look_at: null, done_at: now, updated_at: now }
  const moved = await move(tx, payoutMachine, step, id, { ...over, ...(isReturned && { returned_at: now }) })
  if (!moved) return false
  await giveBack(context, tx, payout, by, { isReturned })
  await tellStopped(context, tx, payout, { step, to: 'failed', reason, by })
  return true
}

/** Y3, of a payout that is held and waits. */
export async function rejectPayoutIn(
  context: Context,
  tx: Tx,
  payout: PayoutRow,
  reason: string,
  by: By,
  { isPaused = false } = {},
) {
  const now = context.clock.now()
  const over = { reason, look_at: null, waits_for: null, waits_since: null, done_at: now, updated_at: now }
  if (!(await move(tx, payoutMachine, 'Y3', payout.id, over))) return false
  await giveBack(context, tx, payout, by)
  await tellStopped(context, tx, payout, { step: 'Y3', to: 'rejected', reason, by, isPaused })
  return true
}

interface Stopped {
  step: 'Y3' | 'Y6' | 'Y7'
  to: PayoutState
  reason: string
  by: By
  isPaused?: boolean
}

async function tellStopped(
  context: Context,
  tx: Tx,
  payout: PayoutRow,
  { step, to, reason, by, isPaused = false }: Stopped,
) {
  await enqueueMail(context, tx, payoutStoppedMail(payout, { reason, step, isPaused }))
  await tell(context, tx, { fact: 'payout_stopped', ...stepOf(payout, step, to), reason }, by)
}

const stepOf = (
  { agent_id: agent, ref: payout, status: from }: PayoutRow,
  step: string,
  to: PayoutState,
) => ({
  ...{ agent, payout, step, from, to },
})
