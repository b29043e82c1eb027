import { refundStatus } from '@sojourn/contract/calls/status'
import type { StaffFailedRefund } from '@sojourn/contract/desk/staff-refunds'
import type { FailedRefund } from '@sojourn/contract/money/failed-refunds'
import type { Context } from '../../../context.ts'
import type { FailedRefundRow } from './failed-refund-store.ts'
import { mayOfPayer, mayOfStaff } from './may-with-refund.ts'

interface Seen {
  processor: Context['processor']
  answerMs: number
}

export const viewFailedRefund = (row: FailedRefundRow, seen: Seen): FailedRefund => ({
  id: row.id,
  amount: { amount: row.amount, currency: row.currency },
  status: [...refundStatus[row.status]],
  slug: row.status,
  is_returned: row.returned_at !== null,
  title: row.title,
  payment: row.ref,
  order: row.order_id,
  card: row.brand && row.last4 ? { brand: row.brand, last4: row.last4 } : null,
  credit_at: creditAt(row, seen)?.toISOString() ?? null,
  with_bank: row.with_bank,
  hint: row.status === 'by_bank' || row.transfer_status === 'sent' ? row.hint : null,
  reason: row.status === 'failed' ? row.reason : null,
  created_at: { date: row.created_at.toISOString() },
  failed_at: row.failed_at.toISOString(),
  may: mayOfPayer(seen, row),
})

function creditAt({ status, with_bank, payer_deleted_at, failed_at }: FailedRefundRow, { answerMs }: Seen) {
  if (status !== 'failed' || with_bank || payer_deleted_at) return null
  return new Date(failed_at.getTime() + answerMs)
}

export const viewStaffFailedRefund = (
  row: FailedRefundRow,
  seen: Seen,
  staffId: string,
): StaffFailedRefund => ({
  ...viewFailedRefund(row, seen),
  may: mayOfStaff(seen, row, staffId),
  payer: someone(row.payer_id, row.payer_first_name, row.payer_last_name),
  payer_gone: row.payer_deleted_at !== null,
  waits_for: waitsFor(row),
  entered_by: row.entered_by ? someone(row.entered_by, row.enterer_first_name, row.enterer_last_name) : null,
  approved_by: row.approved_by
    ? someone(row.approved_by, row.approver_first_name, row.approver_last_name)
    : null,
  sent_by: row.sent_by ? someone(row.sent_by, row.sender_first_name, row.sender_last_name) : null,
  bank_reference: row.bank_reference,
})

function waitsFor({ status, approved_by, payer_deleted_at, with_bank }: FailedRefundRow) {
  if (with_bank) return null
  if (status === 'failed')
    return payer_deleted_at ? 'The account of its payer is deleted, so our team decides.' : null
  if (status !== 'by_bank') return null
  return approved_by ? 'A second person sends it.' : 'A first person checks the bank account.'
}

const someone = (uuid: string, first: string | null, last: string | null) => ({
  uuid,
  full_name: `${first ?? ''} ${last ?? ''}`.trim(),
})
