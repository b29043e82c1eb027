import type { AuditAction } from '@sojourn/contract/ground/audit-words'
import type { Context } from '../../../context.ts'
import { byTwo } from '../../../ground/audit/by-two.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import { perform, performOrFail } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { refundPaidByHand, refundReturnedByHand } from '../../ledger/templates/payment-templates.ts'
import type { BankDetails } from '../../wallets/linking/bank-details.ts'
import { type HeldRefund, holdRefund } from '../refunds/hold-refund.ts'
import { noteRefunded, noteReturned } from '../refunds/note-refunded.ts'
import { refundMachine } from '../refunds/refund-state.ts'
import { giveBank, keepAsCredit, tryCardAgain } from './answer-refund.ts'
import { type FailedRefundRow, findFailed } from './failed-refund-store.ts'
import { showStaffFailedRefund } from './list-failed-refunds.ts'
import { mayOfStaff, refusalToStaff } from './may-with-refund.ts'
import { openRefundBank } from './refund-bank-details.ts'
import { refuseTaken } from './refuse-taken.ts'
import { stopTransfer } from './stop-transfer.ts'
import { beginWaiting, readerOf } from './tell-of-failure.ts'
import { refundTransferMachine } from './transfer-state.ts'
import { setTransfer, type TransferRow, transferOf } from './transfer-store.ts'

interface Act {
  name: string
  audit: AuditAction
  reason?: string
  take(tx: Tx, held: HeldRefund): Promise<unknown>
}

const byStaff = (context: Context, actor: Person, id: string, { name, audit, reason, take }: Act) =>
  byTwo(context, actor, {
    async hold(tx) {
      const held = await holdRefund(context, tx, id)
      const row = held && (await findFailed(tx, id))
      return held && row?.has_failed ? { held, row } : null
    },
    owner: ({ row }) => row.payer_id,
    own: 'refund',
    second: name === 'send' ? SENDING : undefined,
    async take(tx, { held, row }) {
      if (!mayOfStaff(context, row, actor.id).includes(name)) throw refusalToStaff(row, name)
      await take(tx, held)
    },
    audit,
    details: ({ row: { ref, amount } }) => ({
      payment: ref,
      amount: String(amount),
      ...(reason && { reason }),
    }),
    show: (tx) => showStaffFailedRefund(context, tx, actor, id),
  })

const SENDING = {
  first: ({ row: { status, with_bank, approved_by } }: { row: FailedRefundRow }) =>
    status === 'by_bank' && !with_bank ? approved_by : null,
  refusal: 'You approved this transfer. Please ask a colleague to send it.',
}

export const retryFailedRefund = (context: Context, actor: Person, id: string) =>
  byStaff(context, actor, id, {
    name: 'retry',
    audit: 'retry_refund',
    take: (tx, held) => tryCardAgain(context, tx, held),
  })

export const keepFailedRefund = (context: Context, actor: Person, id: string) =>
  byStaff(context, actor, id, {
    name: 'keep',
    audit: 'keep_refund',
    async take(tx, held) {
      await refuseTaken(tx, held)
      await keepAsCredit(context, tx, held, { by: context.by, chosen: 'staff' })
    },
  })

/** The first pair of eyes, where our team types what the payer told it. */
export const enterRefundBank = (context: Context, actor: Person, id: string, details: BankDetails) =>
  byStaff(context, actor, id, {
    name: 'give_bank',
    audit: 'enter_refund_bank',
    async take(tx, held) {
      await refuseTaken(tx, held)
      await giveBank(context, tx, held, { details, enteredBy: actor.id, byTeam: true })
    },
  })

/** This is the first pair of eyes, where its payer typed it. */
export const approveRefundTransfer = (context: Context, actor: Person, id: string) =>
  byStaff(context, actor, id, {
    name: 'approve',
    audit: 'approve_refund',
    async take(tx, { refund }) {
      const now = context.clock.now()
      const transfer = await waitingTransfer(tx, refund.id)
      await setTransfer(tx, transfer.id, { approved_by: actor.id, approved_at: now, updated_at: now })
    },
  })

/** R10 and X2, by the second. */
export const sendRefundTransfer = (context: Context, actor: Person, id: string, reference: string) =>
  byStaff(context, actor, id, {
    name: 'send',
    audit: 'send_refund',
    reason: reference,
    async take(tx, held) {
      const { refund } = held
      await refuseTaken(tx, held)
      const now = context.clock.now()
      const transfer = await waitingTransfer(tx, id)
      await perform(
        context,
        tx,
        refundMachine.sendByBank,
        { id },
        { patch: { returned_at: null, updated_at: now } },
      )
      await performOrFail(context, tx, refundTransferMachine.send, transfer, {
        patch: {
          sent_by: actor.id,
          bank_reference: reference,
          sent_at: now,
          sealed_details: null,
          updated_at: now,
        },
      })
      const { amount, currency } = refund
      await postEntry(context, tx, {
        ...refundPaidByHand({ currency, refund: id, amount }),
        ...entryOf(context, held, transfer),
      })
      await noteRefunded(context, tx, held)
      await tell(context, tx, {
        fact: 'refund_sent',
        ...readerOf(held),
        refund: id,
        along: { held, transfer: transfer.id, hint: transfer.hint },
      })
    },
  })

/** R9 of what waits; R11 of what the bank sent back. */
export async function stopRefundTransfer(context: Context, actor: Person, id: string, reason: string) {
  const isSent = (await showStaffFailedRefund(context, context.db, actor, id)).slug === 'processed'
  return byStaff(context, actor, id, {
    name: isSent ? 'return' : 'stop_bank',
    audit: isSent ? 'return_refund' : 'stop_refund',
    reason,
    take: (tx, held) =>
      isSent ? takeBack(context, tx, held, reason) : stopTransfer(context, tx, held, reason),
  })
}

async function takeBack(context: Context, tx: Tx, held: HeldRefund, reason: string) {
  const { id, amount, currency } = held.refund
  const now = context.clock.now()
  const transfer = await transferOf(tx, id)
  await perform(
    context,
    tx,
    refundMachine.comeBackFromBank,
    { id },
    { patch: { returned_at: now, updated_at: now } },
  )
  if (transfer?.status !== 'sent') throw notNow('This refund was not paid by bank transfer.')
  await performOrFail(context, tx, refundTransferMachine.comeBack, transfer, {
    patch: { reason, updated_at: now },
  })
  await postEntry(context, tx, {
    ...refundReturnedByHand({ currency, refund: id, amount }),
    ...entryOf(context, held, transfer),
  })
  await noteReturned(tx, held, now)
  await beginWaiting(context, tx, held)
  await tell(context, tx, {
    fact: 'refund_stopped',
    ...readerOf(held),
    refund: id,
    along: { held, transfer: transfer.id, reason },
  })
}

/** For a transfer that is to be made; never without a line in the audit log. */
export const showRefundBank = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    const row = await findFailed(tx, id)
    if (!row) throw new Refusal('not_found')
    const transfer = await transferOf(tx, id)
    if (transfer?.status !== 'waiting' || !transfer.sealed_details)
      throw notNow('There is no transfer to make for this refund.')
    if (row.payer_id === actor.id) throw notNow('This is your own refund. Please ask a colleague.')
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'open_bank_details',
      subject_id: row.payer_id,
      details: { payment: row.ref },
    })
    return openRefundBank(context, transfer.id, transfer.sealed_details)
  })

async function waitingTransfer(tx: Tx, refundId: string) {
  const transfer = await transferOf(tx, refundId)
  if (transfer?.status !== 'waiting') throw new Error(`No transfer of refund ${refundId} waits`)
  return transfer
}

const entryOf = ({ by }: Context, { refund }: HeldRefund, { id }: TransferRow) => ({
  cause: `refund_transfer:${id}`,
  orderId: refund.order_id,
  actorId: by.id,
  requestId: by.requestId,
})
