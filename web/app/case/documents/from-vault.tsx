import type { OrderDocument } from '@sojourn/contract/work/documents'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { ChooseFromVault } from './choose-from-vault.tsx'
import css from './documents.module.css'

interface Props {
  order: string
  document: OrderDocument
}

/** A paper of one's vault is handed over in place of a file. */
export function FromVault({ order, document }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.actions}>
      <Button variant="quiet" size="s" icon="passport" onClick={() => setOpen(true)}>
        From my vault<span data-hidden> for {document.name}</span>
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={`Choose ${document.name} from your vault`}>
        {isOpen && <ChooseFromVault order={order} document={document} onDone={() => setOpen(false)} />}
      </Modal>
    </div>
  )
}
