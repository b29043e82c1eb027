import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { AskForm } from './ask-form.tsx'

/** An agent asks the client for one more. */
export function AskForDocument({ order }: { order: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="s" icon="plus" onClick={() => setOpen(true)}>
        {t('Ask for a document')}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('Ask for a document')}>
        {isOpen && <AskForm order={order} onDone={() => setOpen(false)} />}
      </Modal>
    </>
  )
}
