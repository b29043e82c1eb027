import { t } from '@sojourn/contract/words/t'
import { Modal } from '../../ui/overlay/modal.tsx'
import { UnlinkForm } from './unlink-form.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

export const UnlinkModal = ({ open, onClose }: Props) => (
  <Modal open={open} onClose={onClose} title={t('Remove your bank account?')}>
    {open && <UnlinkForm onClose={onClose} />}
  </Modal>
)
