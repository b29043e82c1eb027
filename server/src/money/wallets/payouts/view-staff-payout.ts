import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { may } from '../../../platform/states/machine.ts'
import { isLeft } from '../is-left.ts'
import { viewPayout } from '../view.ts'
import { payoutMachine } from './payout-state.ts'
import type { PayoutRow } from './payout-store.ts'
import { waitsToStaff } from './waiting-words.ts'

export const viewStaffPayout = (row: PayoutRow, staffId: string, processor: string): StaffPayout => ({
  ...viewPayout(row),
  may: mayOf(row, staffId, processor),
  agent: someone(row.agent_id, row.agent_first_name, row.agent_last_name),
  waits_for: waitsFor(row, processor),
  approved_by: row.approved_by
    ? someone(row.approved_by, row.approver_first_name, row.approver_last_name)
    : null,
  approved_at: row.approved_at?.toISOString() ?? null,
  sent_by: row.sent_by ? someone(row.sent_by, row.sender_first_name, row.sender_last_name) : null,
  bank_reference: row.bank_reference,
})

/** Nobody does by hand what the processor does unless it was left, and whoever approved a transfer does not send it. */
export function mayOf(row: PayoutRow, staffId: string, processor: string): string[] {
  if (row.agent_id === staffId) return []
  const open = may(payoutMachine, row.status, 'staff')
  const again = row.status === 'failed' || row.status === 'rejected' ? ['retry'] : []
  const goesByItself = row.kind === 'processor' && (row.status === 'pending' || !isLeft(row, processor))
  if (goesByItself) return [...open.filter((action) => action === 'refuse'), ...again]
  if (row.status !== 'pending') return [...open, ...again]
  if (!row.approved_by) return ['approve', 'refuse']
  return row.approved_by === staffId ? ['refuse'] : open
}

function waitsFor(row: PayoutRow, processor: string) {
  const { status, kind, approved_by } = row
  if (status === 'accepted' && isLeft(row, processor)) return LEFT
  const isHeld = waitsToStaff(row)
  if (isHeld || status !== 'pending') return isHeld
  if (kind === 'processor') return null
  return approved_by ? 'A second person sends it.' : 'Needs first approval.'
}

const LEFT =
  'It went out by a processor that is no longer used. Look there, then say whether it arrived or failed.'

const someone = (uuid: string, first: string | null, last: string | null) => ({
  uuid,
  full_name: `${first ?? ''} ${last ?? ''}`.trim(),
})
