import type { ReportKind } from '@sojourn/contract/talk/report-words'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './report-dialog.module.css'
import { ReportForm } from './report-form.tsx'

interface Props {
  kind: ReportKind
  id: string
  onClose: () => void
}

/** What is wrong, and why; whoever has no account adds who they are. */
export default function ReportDialog({ kind, id, onClose }: Props) {
  const [isSent, setSent] = useState(false)
  return (
    <Modal open onClose={onClose} title={isSent ? 'Thank you' : `Report this ${kind}`} size="l">
      {isSent ? (
        <div className={css.form} role="status">
          <p>
            Your report has reached our team. We will send our decision and the reasons for it to your email
            address.
          </p>
          <div>
            <Button onClick={onClose}>Close</Button>
          </div>
        </div>
      ) : (
        <ReportForm kind={kind} id={id} onSent={() => setSent(true)} />
      )}
    </Modal>
  )
}
