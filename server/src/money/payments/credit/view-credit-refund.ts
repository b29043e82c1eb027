import { requestStatus } from '@sojourn/contract/calls/status'
import type { CouponRefund, StaffCouponRefund } from '@sojourn/contract/money/coupons'
import { may } from '../../../platform/states/machine.ts'
import { creditRefundMachine } from './credit-refund-state.ts'
import type { CreditRefundRow } from './credit-refund-store.ts'

export const viewCreditRefund = (row: CreditRefundRow): CouponRefund => ({
  id: row.id,
  amount: { amount: row.amount, currency: row.currency },
  status: [...requestStatus[row.status]],
  slug: row.status,
  destination: row.refund_id ? 'card' : 'team',
  reason: row.reason,
  instead: insteadOf(row),
  created_at: { date: row.created_at.toISOString() },
  answered_at: row.answered_at?.toISOString() ?? null,
  may: row.approved_by ? [] : may(creditRefundMachine, row.status, 'client'),
})

/** Money that came back after it had arrived is not paid out, whatever the request says. */
function insteadOf({ status, refund_status }: CreditRefundRow): CouponRefund['instead'] {
  switch (refund_status) {
    case 'kept':
      return 'credit'
    case 'taken':
      return 'taken'
    case 'failed':
      return 'choice'
    case 'pending':
    case 'by_bank':
      return status === 'processed' ? 'again' : null
    default:
      return null
  }
}

export const viewStaffCreditRefund = (row: CreditRefundRow, staffId: string): StaffCouponRefund => ({
  ...viewCreditRefund(row),
  may: mayOfStaff(row, staffId),
  code: row.code,
  client: {
    uuid: row.client_id,
    full_name: `${row.client_first_name} ${row.client_last_name}`,
    email: row.client_email,
  },
  payment: row.payment_ref,
  approved_by: row.approved_by
    ? { uuid: row.approved_by, full_name: `${row.approver_first_name} ${row.approver_last_name}` }
    : null,
  decided_by: row.decided_by
    ? { uuid: row.decided_by, full_name: `${row.decider_first_name} ${row.decider_last_name}` }
    : null,
  bank_reference: row.bank_reference,
})

/** Nobody decides about their own money, and whoever approved a payment does not make it. */
export function mayOfStaff({ client_id, status, approved_by }: CreditRefundRow, staffId: string) {
  if (client_id === staffId || status !== 'pending') return []
  if (!approved_by) return ['approve', 'reject']
  return approved_by === staffId ? ['reject'] : ['pay', 'reject']
}
