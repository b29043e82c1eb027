import type { Context } from '../../../context.ts'
import { notNow, type Refusal } from '../../../platform/refusal.ts'
import { may } from '../../../platform/states/machine.ts'
import { refundMachine } from '../refunds/refund-state.ts'
import type { FailedRefundRow } from './failed-refund-store.ts'

/** A card that refused this often is not tried by its payer again. */
const MOST_TRIES = 3

type Processor = Pick<Context, 'processor'>

const WITH_BANK = 'This payment is disputed at your bank. You can choose once that is settled.'
const WITH_BANK_STAFF =
  'This payment is disputed at the payer’s bank. Nothing is possible until that is settled.'

/** The processor knows the charge, and the payer’s bank has not taken it back. */
const isCardOpen = ({ processor }: Processor, row: FailedRefundRow) =>
  row.charge_id !== null && row.processor === processor.name && !row.has_lost

export function mayOfPayer(context: Processor, row: FailedRefundRow) {
  if (row.with_bank) return []
  return may(refundMachine, row.status, 'client').filter((action) => {
    if (action === 'retry') return isCardOpen(context, row) && row.tries < MOST_TRIES
    return action !== 'stop_bank' || row.approved_by === null
  })
}

/** A member of our team can do nothing with their own money, and no transfer they approved is theirs to send. */
export function mayOfStaff(context: Processor, row: FailedRefundRow, staffId: string) {
  if (row.payer_id === staffId) return []
  if (row.status === 'processed') return row.transfer_status === 'sent' ? ['return'] : []
  if (row.with_bank) return row.status === 'by_bank' ? ['stop_bank'] : []
  const open = may(refundMachine, row.status, 'staff')
  if (row.status === 'failed')
    return open.filter((action) => {
      if (action === 'retry') return isCardOpen(context, row)
      return action !== 'keep' || row.payer_deleted_at === null
    })
  if (row.status !== 'by_bank') return []
  if (row.approved_by === null) return ['approve', 'stop_bank']
  return row.approved_by === staffId ? ['stop_bank'] : open
}

export function refusalToPayer(row: FailedRefundRow, action: string): Refusal {
  if (row.with_bank) return notNow(WITH_BANK)
  if (action === 'stop_bank' && row.status === 'by_bank')
    return notNow('Our team is making this transfer, so you cannot change it any more.')
  if (action === 'retry' && row.status === 'failed')
    return notNow('This card cannot be refunded. Please choose credit or a bank transfer.')
  return notNow('This refund is already answered.')
}

export function refusalToStaff(row: FailedRefundRow, action: string): Refusal {
  if (row.with_bank) return notNow(WITH_BANK_STAFF)
  if (action === 'send' && row.status === 'by_bank')
    return notNow('Please have this transfer approved first.')
  return notNow('That is not possible with this refund now.')
}
