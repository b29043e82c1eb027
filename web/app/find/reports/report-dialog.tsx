import type { ReportKind } from '@sojourn/contract/talk/report-words'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './report-dialog.module.css'
import { ReportForm } from './report-form.tsx'
import { reportWords } from './report-words.ts'

interface Props {
  kind: ReportKind
  id: string
  onClose: () => void
}

/** People without an account add who they are. */
export default function ReportDialog({ kind, id, onClose }: Props) {
  const [isSent, setSent] = useState(false)
  return (
    <Modal open onClose={onClose} title={isSent ? t('Thank you') : reportWords(kind)} size="l">
      {isSent ? (
        <div className={css.form} role="status">
          <p>
            {t(
              'Your report has reached our team. We will send our decision and the reasons for it to your email address.',
            )}
          </p>
          <div>
            <Button onClick={onClose}>{t('Close')}</Button>
          </div>
        </div>
      ) : (
        <ReportForm kind={kind} id={id} onSent={() => setSent(true)} />
      )}
    </Modal>
  )
}
