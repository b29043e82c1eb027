import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { AddCaseFile } from './add-case-file.tsx'
import { CaseFileList } from './case-file-list.tsx'
import { caseFilesQuery } from './case-file-queries.ts'
import css from './case-files.module.css'

/** The letter of the authority; a newer one takes the place of those before it. */
export function DecisionLetter({ order }: { order: Order }) {
  const { data = [] } = useQuery(caseFilesQuery(order.uuid))
  const [isOpen, setOpen] = useState(false)
  const newest = data.findLast(({ purpose }) => purpose === 'decision')
  const canAdd = order.may.includes('add_letter')
  if (!newest && !canAdd) return null
  return (
    <div className={css.part}>
      <h3>{t('Decision letter')}</h3>
      {newest ? (
        <CaseFileList order={order.uuid} files={[newest]} />
      ) : (
        <p className={css.note}>{t('Once the authority has decided, add its letter here.')}</p>
      )}
      {canAdd && (
        <span>
          <Button variant="secondary" size="s" icon="upload" onClick={() => setOpen(true)}>
            {newest ? t('Replace the letter') : t('Add the letter')}
          </Button>
        </span>
      )}
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('Decision letter')}>
        {isOpen && (
          <AddCaseFile
            order={order.uuid}
            path={`/orders/${order.uuid}/decision-letter`}
            label={t('Letter')}
          />
        )}
      </Modal>
    </div>
  )
}
