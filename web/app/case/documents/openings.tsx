import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { OpeningList } from './opening-list.tsx'

export function Openings({ order }: { order: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="s" icon="eye" onClick={() => setOpen(true)}>
        {t('Who opened your files')}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('Who opened your files')}>
        {isOpen && <OpeningList order={order} />}
      </Modal>
    </>
  )
}
