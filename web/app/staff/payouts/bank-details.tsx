import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { BankAccount } from './bank-account.tsx'

interface Props {
  open: boolean
  payout: StaffPayout
  onClose: () => void
}

/** Each opening is written down. */
export const BankDetails = ({ open, payout, onClose }: Props) => (
  <Modal open={open} onClose={onClose} title="Bank details">
    {open && <BankAccount payout={payout} />}
  </Modal>
)
