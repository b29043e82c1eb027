import { Modal } from '../../ui/overlay/modal.tsx'
import { UnlinkForm } from './unlink-form.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

export const UnlinkModal = ({ open, onClose }: Props) => (
  <Modal open={open} onClose={onClose} title="Remove your bank account?">
    {open && <UnlinkForm onClose={onClose} />}
  </Modal>
)
