import { t } from '@sojourn/contract/words/t'
import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Modal } from './modal.tsx'

interface Props {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** The word is a verb, such as `Switch` or `Delete goal`. */
  confirm: string
  cancel?: string
  danger?: boolean
  /** The button waits until it is done; the caller closes the modal. */
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks before something that cannot simply be undone. */
export function ConfirmModal(props: Props) {
  const { open, title, children, confirm, cancel = t('Cancel'), danger, onConfirm, onClose } = props
  const [busy, setBusy] = useState(false)

  async function go() {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={go}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
