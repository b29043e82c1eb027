import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { DeletionForm } from './deletion-form.tsx'
import css from './deletion-panel.module.css'

/** Says what is deleted and what is kept, before one asks for it. */
export function AskForDeletion() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.whole}>
      <p>
        {t(
          'We delete your profile, your picture, the details of your goals and your sign-in data. We keep orders, payments and receipts without your name and address (your country stays), reviews signed “A former client” and, if you are an agent, our invoices to you as they are and your name and registration on your clients’ receipts.',
        )}
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('Delete my account')}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('Delete your account?')}>
        {isOpen && <DeletionForm onDone={() => setOpen(false)} />}
      </Modal>
    </div>
  )
}
